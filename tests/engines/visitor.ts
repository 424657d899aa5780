import { setTimeout as wait } from 'node:timers/promises'
import { listCovered } from '../measure.ts'
import type { Browser } from './browsers.ts'

/** A visitor who finds things by their visible names, presses them with the pointer, and waits for what they do. */
export class Visitor {
  constructor(readonly browser: Browser) {}

  /** Runs a function in the page. `__name` is what tsx wraps named functions in. */
  ask<A extends unknown[], T>(call: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    const expression = `((__name) => (${String(call)})(...${JSON.stringify(args)}))((named) => named)`
    return this.browser.run(expression) as Promise<Awaited<T>>
  }

  /** Opens a page by the last one, once that is idle: what a driver opens passes by the service worker in Firefox. */
  async open(path: string, words: string): Promise<void> {
    const isIdle = () => performance.now() - (performance.getEntriesByType('resource').at(-1)?.startTime ?? 0) > 1000
    await until('the page to be idle', () => this.ask(isIdle))
    await this.ask((path) => void Object.assign(window, { isLeft: setTimeout(() => location.assign(path)) }), path)
    // React has taken it over once early acts are no longer kept.
    const isTakenOver = () => document.querySelector('h1') && !('isLeft' in window) && !globalThis.early
    await until(`${path} to be taken over`, () => this.ask(isTakenOver))
    await this.see(words)
  }

  /** Waits until words are shown and nothing moves; fails where a text is covered. */
  async see(words: string): Promise<void> {
    const isShown = (words: string) => {
      const scope = [...document.querySelectorAll<HTMLElement>('body, dialog:modal')].at(-1)!
      return scope.innerText.replaceAll(/\s+/g, ' ').includes(words) && document.getAnimations().length === 0
    }
    await until(`“${words}” to be shown`, () => this.ask(isShown, words))
    const covered = await this.ask(listCovered)
    if (covered.length > 0) throw new Error(`text is covered: ${covered.slice(0, 5).join('; ')}`)
  }

  /** Fails where a page has recorded an error or a warning. */
  async seeQuiet(): Promise<void> {
    const errors = await this.ask(() => localStorage.getItem('errors'))
    if (errors) throw new Error(`the page is not quiet: ${errors}`)
  }

  /** Presses one after the other what has these names, each a pattern of the whole name. */
  async press(...names: string[]): Promise<void> {
    for (const name of names) {
      const [x, y] = await until(`“${name}” to press`, () => this.ask(findTarget, name))
      await this.browser.click(x, y)
    }
  }

  /** Types into the fields of these labels. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.press(label)
      await this.browser.type(text)
    }
  }
}

/** Looks until there is something to see, and returns it. A look may fail, as at a page that is just being left. */
export async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  let reason: unknown = 'it never was so'
  for (const end = Date.now() + 20_000; Date.now() < end; await wait(100)) {
    const seen = await look().catch((error: unknown) => void (reason = error))
    if (seen) return seen
  }
  throw new Error(`waited in vain for ${what}: ${String(reason)}`)
}

/** The point to press on what has this name, at its beginning, once that stays and nothing covers it. Runs in the page. */
async function findTarget(pattern: string): Promise<[x: number, y: number]> {
  const scope = [...document.querySelectorAll('body, dialog:modal')].at(-1)!
  const all = scope.querySelectorAll<HTMLElement>('a, button, label, summary, input, textarea, [role=option]')
  const element = [...all].find((one) => {
    const label = one.ariaLabel ?? one.ariaLabelledByElements?.[0]?.textContent ?? ''
    const names = [label, one.textContent, one.innerText].map((text) => text.replaceAll(/\s+/g, ' ').trim())
    const isReady = one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled')
    return isReady && names.some((name) => new RegExp(`^(${pattern})$`).test(name))
  })
  if (!element) throw new Error('it is not there')
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [before, line] = [
    element.getBoundingClientRect(),
    [...element.getClientRects()].find(({ width }) => width > 2)!,
  ]
  await new Promise((resolve) => setTimeout(resolve, 100))
  const [x, y] = [line.left + Math.min(line.width / 2, 16), line.top + line.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!element.contains(hit)) throw new Error(`it lies under ${hit?.outerHTML.slice(0, 100)}`)
  // WebKit scrolls a dialog in its own thread, and a press in between misses.
  if (element.getBoundingClientRect().top !== before.top) throw new Error('it moves')
  return [x, y]
}
