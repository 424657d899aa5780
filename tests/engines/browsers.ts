import { spawn } from 'node:child_process'
import { once } from 'node:events'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { findFirefox } from '../../tools/browser.ts'
import { until } from './visitor.ts'

const WEBKIT_PORT = Number(process.env.FIRST_PORT ?? 4611) + 4
/** As long as a person holds it down: what moves the focus on the way down has its effect. */
const PRESS_MS = 60

/** The parts of an engine that a journey needs; everything else is asked of the page, the same way in every engine. */
export type Browser = Awaited<ReturnType<typeof startFirefox>>

/** Firefox, driven by WebDriver BiDi. After each press the pointer goes to the corner, where no menu opens under it. */
export async function startFirefox() {
  const executablePath = findFirefox()
  if (executablePath === undefined) throw new Error('There is no Firefox. Install the package firefox-esr.')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null })
  const page = await browser.newPage()
  return {
    // By the page itself: the driver waits in vain for the next page after one that Back has taken from the browser's cache.
    open: async (url: string): Promise<unknown> => {
      await page.evaluate((url) => void setTimeout(() => location.assign(url)), url)
      return until(url, () => page.evaluate((url) => location.href === url && document.readyState === 'complete', url))
    },
    run: (expression: string): Promise<unknown> => page.evaluate(expression),
    click: async (x: number, y: number) => {
      await page.mouse.click(x, y, { delay: PRESS_MS })
      // A window that the press has led to another page takes no move yet.
      await page.mouse.move(0, 0).catch(() => undefined)
    },
    type: (text: string) => page.keyboard.type(text),
    setWidth: (width: number): Promise<unknown> => page.setViewport({ width, height: 900 }),
    takePicture: (): Promise<string> => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  }
}

/** WebKitGTK's MiniBrowser on a virtual screen larger than every window, driven by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const command = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${WEBKIT_PORT}`]
  // A group of its own, to be ended with what xvfb-run leaves behind when it is ended alone.
  const server = spawn('xvfb-run', command, { stdio: 'ignore', detached: true })
  await once(server, 'spawn').catch(() => {
    throw new Error('There is no xvfb-run. Install the packages xvfb and webkit2gtk-driver.')
  })
  process.on('exit', () => server.pid !== undefined && server.exitCode === null && process.kill(-server.pid))
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
  const builder = new Builder().usingServer(`http://127.0.0.1:${WEBKIT_PORT}`).withCapabilities(capabilities)
  // One start in ten fails, without a reason.
  const driver = await until('WebKit to start', async () => builder.disableEnvironmentOverrides().build())
  const first = await driver.getWindowHandle()
  // A window that a page opens has no toolbar, which holds the first one wider than a phone.
  await driver.executeScript("window.open('about:blank', 'shop', 'popup,width=390,height=844')")
  const findOther = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first)
  await driver.switchTo().window(await until('the window', findOther))
  const aim = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    open: (url) => driver.get(url),
    run: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) => driver.actions().move(aim(x, y)).press().pause(PRESS_MS).release().move(aim(0, 0)).perform(),
    type: (text) => driver.switchTo().activeElement().sendKeys(text.replaceAll('\n', Key.ENTER)),
    setWidth: (width) => driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 }),
    takePicture: () => driver.takeScreenshot(),
    close: () => driver.quit(),
  }
}
