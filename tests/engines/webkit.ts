import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { PRESS_MS, type Browser } from './browser.ts'

/** Larger than every window that is tried. */
const SCREEN = '1600x1200x24'
const STARTS = 6
const READY_MS = 500
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }

/** The key under which `RECORDER` keeps what it has recorded, over the pages of one window. */
const RECORDED = 'engines-recorded'

/**
 * A script that records what goes wrong in a page, to stand first in its head: WebKit's driver has no log, and its
 * console is silent in the private window of a test.
 */
export const RECORDER = `<script>(() => {
  const record = (text) => {
    if (window.isLeft) return
    const all = JSON.parse(sessionStorage.getItem('${RECORDED}') ?? '[]')
    sessionStorage.setItem('${RECORDED}', JSON.stringify([...all, text]))
  }
  for (const level of ['error', 'warn']) {
    const log = console[level]
    console[level] = (...parts) => (record(level + ': ' + parts.join(' ')), log(...parts))
  }
  addEventListener('error', ({ message, target }) => record(message ? 'threw ' + message : 'did not load: ' + (target.src ?? target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => record('threw ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => record('violated ' + violatedDirective + ': ' + blockedURI))
})()</script>`

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
export async function startWebKit(binary: string, port: number): Promise<Browser> {
  const server = spawn('xvfb-run', ['-a', '-s', `-screen 0 ${SCREEN}`, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Its own group: xvfb-run leaves its children behind when it is ended alone.
    detached: true,
  })
  const stop = () => process.kill(-server.pid!)
  const driver = await startSession(binary, port).catch((error: unknown) => {
    stop()
    throw error
  })
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: async (url) => {
      // WebKit ends what the page that is left was still loading, and calls each of it a failure.
      await driver.executeScript('window.isLeft = true')
      await driver.get(url)
    },
    back: () => driver.navigate().back(),
    run: (body) => driver.executeScript(body),
    click: async (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .pause(PRESS_MS)
        .release()
        .perform(),
    type: (text) => driver.switchTo().activeElement().sendKeys(text.replaceAll('\n', Key.ENTER)),
    press: (key) => driver.switchTo().activeElement().sendKeys(KEYS[key]),
    setSize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    takeErrors: () =>
      driver.executeScript<string[]>(
        `const text = sessionStorage.getItem('${RECORDED}'); sessionStorage.removeItem('${RECORDED}'); return JSON.parse(text ?? '[]')`,
      ),
    close: async () => {
      await driver.quit().catch(() => undefined)
      stop()
    },
  }
}

/** One start in ten fails, without a reason from the driver. */
async function startSession(binary: string, port: number): Promise<WebDriver> {
  // A window that a page opens may be told to have no toolbar, which holds the first one wider than a phone.
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } })
  for (let start = 1; ; start += 1) {
    await wait(READY_MS * start)
    try {
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities)
      const driver = await builder.disableEnvironmentOverrides().build()
      const first = await driver.getWindowHandle()
      await driver.executeScript("window.open('about:blank', 'shop', 'popup,width=390,height=844')")
      await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, 5000)
      const [popup] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first)
      await driver.switchTo().window(popup!)
      return driver
    } catch (error) {
      if (start === STARTS) throw error
    }
  }
}
