import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'

/** What a hand did for one purpose. */
export interface Step {
  readonly what: string
  presses: number
  keys: number
}

/**
 * A hand on the shop: the only way in which an errand touches a page. Every press of the pointer and every key is counted
 * as it is made, under the step that was named last.
 */
export interface Hand {
  readonly page: Page
  readonly steps: readonly Step[]
  /** Names what follows. */
  readonly begin: (what: string) => void
  readonly press: (target: Locator) => Promise<void>
  /** Types a text, a key for each character, where the focus is. */
  readonly type: (text: string) => Promise<void>
  /** Presses one key, or several at once ("Control+V" is two). */
  readonly key: (name: string) => Promise<void>
  /** Chooses from a list of values that the browser opens: a press to open it, and one on the value. */
  readonly choose: (list: Locator, value: string) => Promise<void>
  /** False once a press has emptied the cart or removed a line of it. */
  readonly isTidy: () => boolean
  /** What was on each paper that was printed. */
  readonly papers: () => Promise<readonly string[]>
}

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** No hand follows a press with the next act sooner; a page that was followed as a plain one has come by then. */
const PAUSE_MS = 250

/** A hand at the shop's first page, with what the device keeps already by the name under which it is kept. */
export async function openHand(
  browser: Browser,
  url: string,
  device: 'phone' | 'desk',
  kept: Readonly<Record<string, string>> = {},
): Promise<Hand> {
  const context = await browser.newContext({
    ...(device === 'phone' ? PHONE : DESK),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  // Nothing prints here: what would be on the paper is kept with the tab, which outlasts a page.
  await page.addInitScript((kept) => {
    window.print = () => {
      const papers = JSON.parse(sessionStorage.getItem('bench papers') ?? '[]') as string[]
      const paper = document.querySelector<HTMLElement>('article[aria-labelledby="sheet-title"]')?.innerText ?? ''
      sessionStorage.setItem('bench papers', JSON.stringify([...papers, paper]))
    }
    if (sessionStorage.getItem('bench kept')) return
    sessionStorage.setItem('bench kept', 'yes')
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text)
  }, kept)
  await page.goto(url)
  await page.waitForLoadState('networkidle')

  const steps: Step[] = []
  const pressed: string[] = []
  const count = (presses: number, keys: number) => {
    const step = steps.at(-1)
    if (!step) throw new Error('Name a step before the first press.')
    step.presses += presses
    step.keys += keys
  }
  return {
    page,
    steps,
    isTidy: () => !pressed.some((name) => /^(Yes, )?(empty|remove)/i.test(name)),
    begin: (what) => steps.push({ what, presses: 0, keys: 0 }),
    async press(target) {
      count(1, 0)
      pressed.push((await target.getAttribute('aria-label')) ?? (await target.innerText()))
      await (device === 'phone' ? target.tap() : target.click())
      await page.waitForTimeout(PAUSE_MS)
      await page.waitForLoadState('networkidle')
    },
    async type(text) {
      count(0, [...text].length)
      await page.keyboard.type(text)
    },
    async key(name) {
      count(0, name.split('+').length)
      await page.keyboard.press(name)
    },
    async choose(list, value) {
      count(2, 0)
      await list.selectOption(value)
    },
    papers: () => page.evaluate(() => JSON.parse(sessionStorage.getItem('bench papers') ?? '[]') as string[]),
  }
}
