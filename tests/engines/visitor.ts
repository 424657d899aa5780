import { setTimeout as wait } from 'node:timers/promises'
import type { Host } from '../host.ts'
import { buildBody, type Browser } from './browser.ts'
import { findOverlaps } from './overlap.ts'

const PATIENCE_MS = 15_000
const LOOK_EVERY_MS = 100
const REST_MS = 500
/** The elements that a visitor may press, and those that a visitor may fill in. */
const PRESSED = 'a, button, label, summary, [role=option]'
const FIELDS = 'input, textarea, select'

/** A name in full, or a pattern of one. */
type Name = string | RegExp

interface Target {
  readonly x: number
  readonly y: number
  readonly cover: string | undefined
}

/** A visitor who finds things by their visible names, presses them with the pointer, and waits for what they do. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly host: Host,
    /** True where the filters are in a sheet and the choices in the menu. */
    readonly isNarrow: boolean,
  ) {}

  /** Opens a page and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.browser.open(new URL(path, this.host.url).href)
    await this.seeTakenOver(path)
  }

  /** Opens a page from the one that is open: what a driver opens itself passes by the service worker in Firefox. */
  async openFromPage(path: string): Promise<void> {
    await this.ask((path: string) => location.assign(path), path)
    await this.until(`${path} to be opened`, async () => (await this.readAddress()) === path)
    await this.seeTakenOver(path)
  }

  /** Waits until nothing more comes: an engine reports what a page that is left was still loading. */
  async rest(): Promise<void> {
    let last = -1
    await this.until('the page to rest', async () => {
      await wait(REST_MS)
      const before = last
      last = await this.ask(() => performance.getEntriesByType('resource').length)
      return last === before
    })
  }

  private seeTakenOver(path: string): Promise<void> {
    return this.until(`${path} to be taken over`, () =>
      this.ask(() => {
        const title = document.querySelector('h1')
        return title !== null && Object.keys(title).some((key) => key.startsWith('__react'))
      }),
    )
  }

  /** Opens a page as one who has never been here. */
  async arrive(path: string): Promise<void> {
    await this.browser.open(new URL('/robots.txt', this.host.url).href)
    await this.ask(() => {
      localStorage.clear()
      sessionStorage.clear()
      const request = indexedDB.deleteDatabase('shop')
      return new Promise((resolve) => (request.onsuccess = request.onerror = request.onblocked = () => resolve(null)))
    })
    await this.open(path)
  }

  ask<A extends unknown[], T>(call: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.browser.run(buildBody(call, args)) as Promise<Awaited<T>>
  }

  async press(name: Name): Promise<void> {
    await this.pressTarget(name, PRESSED)
  }

  /** Types over what the field of this label holds. */
  async type(label: Name, text: string): Promise<void> {
    await this.pressTarget(label, FIELDS)
    await this.ask(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.browser.type(text)
  }

  /** Chooses an option of a select. Its menu is the system's own window, which no driver reaches: the page is told. */
  async choose(label: Name, option: string): Promise<void> {
    await this.until(`the option “${option}” of ${String(label)}`, () =>
      this.ask(chooseOption, ...write(label), option),
    )
  }

  /** Waits until the page, or the dialog that is open, shows a text. */
  async see(text: Name): Promise<void> {
    await this.until(`to see ${String(text)}`, async () => isIn(text, await this.read()))
  }

  /** Waits until it shows the text no longer. */
  async seeNot(text: Name): Promise<void> {
    await this.until(`to see no ${String(text)}`, async () => !isIn(text, await this.read()))
  }

  /** Waits for the heading that says what the page is. */
  async seeTitle(text: Name): Promise<void> {
    await this.until(`the title ${String(text)}`, async () =>
      isIn(text, await this.ask(() => document.querySelector('h1')?.innerText ?? '')),
    )
  }

  /** The text that the page, or the dialog that is open, shows. */
  async read(): Promise<string> {
    return this.ask(() => {
      const scope = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
      return scope.innerText.replaceAll(/\s+/g, ' ')
    })
  }

  readAddress(): Promise<string> {
    return this.ask(() => location.pathname + location.search)
  }

  /** Fails where text lies under a picture or another text. */
  async seeNoOverlap(): Promise<void> {
    // A picture that flies to its place passes over what is there.
    await this.until('what moves to be in its place', () => this.ask(() => document.getAnimations().length === 0))
    const overlaps = await this.ask(findOverlaps)
    if (overlaps.length > 0) throw new Error(`text is covered: ${overlaps.slice(0, 5).join('; ')}`)
  }

  async until(what: string, look: () => Promise<boolean>): Promise<void> {
    let last = ''
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(LOOK_EVERY_MS)) {
      try {
        if (await look()) return
        last = ''
      } catch (error) {
        // A page that is just being left cannot be asked.
        last = `: ${String(error)}`
      }
    }
    throw new Error(`waited in vain for ${what}${last}`)
  }

  private async pressTarget(name: Name, selector: string): Promise<void> {
    let target: Target | undefined
    await this.until(`${String(name)} to press`, async () => {
      const before = target
      target = await this.ask(findTarget, ...write(name), selector)
      // Wait until it stays: WebKit scrolls a dialog in its own thread, and a press in between misses.
      return target !== undefined && !target.cover && target.x === before?.x && target.y === before.y
    }).catch((error: unknown) => {
      throw target?.cover ? new Error(`${String(name)} lies under ${target.cover}`) : error
    })
    await this.browser.click(target!.x, target!.y)
  }
}

function isIn(text: Name, shown: string): boolean {
  return typeof text === 'string' ? shown.includes(text) : text.test(shown)
}

/** A name as a pattern that can be sent to a page. */
function write(name: Name): [pattern: string, flags: string] {
  if (name instanceof RegExp) return [name.source, name.flags]
  return [`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, '']
}

/** The point to press on the element of this name: on its words, where it has some. Runs in the page. */
function findTarget(pattern: string, flags: string, selector: string): Target | undefined {
  const name = new RegExp(pattern, flags)
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const element = [...scope.querySelectorAll<HTMLInputElement>(selector)].find((candidate) => {
    // A disabled element is not ready yet, and a person waits for it.
    if (candidate.matches(':disabled') || !candidate.checkVisibility({ visibilityProperty: true })) return false
    const label = candidate.getAttribute('aria-labelledby') ?? ''
    const texts = [
      candidate.getAttribute('aria-label') ?? document.getElementById(label)?.innerText,
      ...(candidate.labels ? [...candidate.labels].map((one) => one.innerText) : []),
      candidate.matches('input, textarea, select') ? undefined : candidate.textContent,
      candidate.innerText,
    ]
    return texts.some((text) => text !== undefined && name.test(text.replaceAll(/\s+/g, ' ').trim()))
  })
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let box = element.getBoundingClientRect()
  for (let node = words.nextNode(); node && !element.matches('input, textarea, select'); node = words.nextNode()) {
    range.selectNodeContents(node)
    const [line] = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
    if (!line || node.parentElement!.getBoundingClientRect().width < 3) continue
    box = line
    break
  }
  // WebKitGTK lays its scroll bar over the edge of the page.
  const x = Math.min(box.left + box.width / 2, innerWidth - 40)
  const y = box.top + box.height / 2
  const hit = document.elementFromPoint(x, y)
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))
  return { x, y, cover: isHit ? undefined : (hit?.outerHTML.slice(0, 100) ?? 'the edge of the window') }
}

/** Chooses as a visitor's choice arrives at the page; false where there is no such field or option yet. */
function chooseOption(pattern: string, flags: string, text: string): boolean {
  const name = new RegExp(pattern, flags)
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const select = [...scope.querySelectorAll('select')]
    .filter((one) => one.checkVisibility())
    .find((candidate) =>
      [candidate.getAttribute('aria-label') ?? '', ...[...candidate.labels].map((label) => label.innerText)].some(
        (label) => name.test(label.replaceAll(/\s+/g, ' ').trim()),
      ),
    )
  const option = [...(select?.options ?? [])].find((one) => one.text.trim() === text)
  if (!select || !option) return false
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
