import puppeteer from 'puppeteer-core'
import { PRESS_MS, type Browser } from './browser.ts'

/** Logged for each file still loading when a page is left. A worker that fails leaves a page that a journey sees. */
const LEFT = /A ServiceWorker intercepted the request/

/** Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!LEFT.test(String(error))) errors.push(`threw ${String(error)}`)
  })
  return {
    name: `Firefox ${(await browser.version()).replace(/^\w+\//, '')}`,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (x, y) => page.mouse.click(x, y, { delay: PRESS_MS }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    setSize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close: () => browser.close(),
  }
}
