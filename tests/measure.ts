import type { Locator, Page } from '@playwright/test'

/** The least width and height of a target in CSS px (WCAG 2.2, 2.5.8). */
const LEAST_TARGET_PX = 24

/** Names every target whose touchable area is smaller than 24 by 24 px; links within a sentence may be. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const TARGETS = 'a[href], button, input, select, textarea, summary'
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim()
    const problems: string[] = []
    // While a modal dialog is open, nothing behind it can be pressed.
    const reachable = document.querySelector('dialog:modal') ?? document
    for (const element of reachable.querySelectorAll<HTMLElement>(TARGETS)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isInSentence(element)) continue
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 0.5]
      const isHit = ([dx, dy]: number[]) => {
        const hit = document.elementFromPoint(x + dx!, y + dy!)
        return hit?.closest(TARGETS) === element || hit?.closest('label')?.control === element
      }
      const points = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ]
      if (!points.every(isHit))
        problems.push(
          `${element.tagName} "${element.textContent.trim().slice(0, 50) || element.getAttribute('aria-label')}"`,
        )
    }
    return problems
  }, LEAST_TARGET_PX)
}

/** Names each element that sticks out of the window sideways, unless it stands in a row that scrolls by itself. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const problems = [...document.querySelectorAll('h1, h2, h3, p, a, b, button, input, select, label, img, dt, dd')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (right > width + 1 || left < -1) && !scrolls(element.parentElement)
      })
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 50)}"`)
    const page = document.scrollingElement!
    return page.scrollWidth > page.clientWidth ? [`the page, ${page.scrollWidth} px wide`, ...problems] : problems
  })
}

/** Names tables that nothing names, and ids with a space in them, which no attribute can refer to. */
export function findNameless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tables = [...document.querySelectorAll('table')]
      .filter((table) => !table.matches('[aria-label], [aria-labelledby]') && !table.caption)
      .map((table) => `table "${table.textContent.trim().slice(0, 50)}"`)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => /\s/.test(id))
    return [...tables, ...ids]
  })
}

/** Names text whose lines are closer together than its letters are high. */
export function findTightLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element)
        return element.checkVisibility() && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)
      })
      .map((element) => element.textContent.trim().slice(0, 60)),
  )
}

/** A word with more letters may break where it is enlarged: "sphygmomanometer" fills a phone by itself. */
const LONGEST_WORD = 13
/** The same where browsers may hyphenate: that of the tests has no dictionary. */
const LONGEST_UNHYPHENATED = 10

/** Names words that go on in the next line without a hyphen of their own. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ([longest, unhyphenated]) => {
      const isShown = (element: Element | null): boolean =>
        !element || (getComputedStyle(element).clipPath === 'none' && isShown(element.parentElement))
      const problems: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('script, option, svg')) continue
        if (!isShown(element)) continue
        const most = getComputedStyle(element).hyphens === 'auto' ? unhyphenated : longest
        for (const { 0: word, index } of node.textContent!.matchAll(/[^\s\-–/]+/g)) {
          if (word.length > most) continue
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
          if (new Set(lines).size > 1) problems.push(`${word} in "${node.textContent!.trim().slice(0, 60)}"`)
        }
      }
      return problems
    },
    [LONGEST_WORD, LONGEST_UNHYPHENATED] as const,
  )
}

/** Names text that is drawn in the colour of its own ground. */
export function findInvisibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClear = (colour: string) => /^rgba\(.* 0\)$|\/ 0\)$/.test(colour)
    const findGround = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? findGround(element.parentElement) : backgroundColor
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).color === findGround(element))
      .map((element) => element.textContent.trim().slice(0, 60))
  })
}

/** The focused element: its name as far as it can be read, or undefined for nothing at all. */
export function readFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    return focused.getAttribute('aria-label') ?? focused.textContent.replace(/\s+/g, ' ').trim()
  })
}

/** Checks that the focused element can be seen: no part of the shop covers it completely (WCAG 2.2, 2.4.11). */
export function isFocusUncovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    return [...focused.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part)
        return hit !== null && (focused.contains(hit) || hit.contains(focused))
      }),
    )
  })
}

/** Checks that the focus changes the picture around the focused element (WCAG 2.2, 2.4.7). */
export async function isFocusVisible(page: Page): Promise<boolean> {
  // The outline may stand around a whole card: the picture is as wide as the window, and 100 px higher and lower.
  const box = await page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect()
    const y = Math.max(0, top - 100)
    return { x: 0, y, width: innerWidth, height: Math.min(innerHeight, bottom + 100) - y }
  })
  if (box.height < 1) return false
  const focused = await page.screenshot({ clip: box, animations: 'disabled' })
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const plain = await page.screenshot({ clip: box, animations: 'disabled' })
  return !focused.equals(plain)
}

/** Checks that an element is filled with a colour that is stated in hex. */
export async function isFilledWith(element: Locator, colour: string): Promise<boolean> {
  const shown = await element.evaluate((filled) => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(filled).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  })
  const stated = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  // A page has it in OKLCH, in steps that may differ by one of 256.
  return stated.every((channel, at) => Math.abs(shown[at]! - channel) <= 1)
}

/** Names text of which a part is cut off by what it stands in, unless that scrolls or ends it with an ellipsis. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findClip = (element: Element | null): Element | undefined => {
      if (!element || element === document.body) return undefined
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
      // For screen readers alone, or shortened on purpose.
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined
      if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return undefined
      return overflowX === 'visible' ? findClip(element.parentElement) : element
    }
    const problems: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement!
      const text = node.textContent!.trim()
      const clip = findClip(holder)
      if (text === '' || !clip || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const box = clip.getBoundingClientRect()
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
        problems.push(text.slice(0, 60))
    }
    return problems
  })
}

/**
 * Names text that lies under a picture or another text, in the page or the dialog that is open. Runs in the page. What
 * stays in its place while the page scrolls (the header, a tray) covers nothing that scrolls.
 */
export function listCovered(): string[] {
  const range = document.createRange()
  const listBoxes = (element: Element) =>
    [...element.childNodes].flatMap((node) => {
      range.selectNodeContents(node)
      return node.nodeType === Node.TEXT_NODE && node.textContent!.trim() ? [...range.getClientRects()] : []
    })
  const isDrawnAt = (element: Element, x: number, y: number) =>
    element.matches('img, svg, canvas') ||
    listBoxes(element).some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  /** True of a part of what stays in its place, unless the text is in that too. */
  const isApart = (other: Element, text: Element): boolean =>
    !other.contains(text) &&
    (/fixed|sticky/.test(getComputedStyle(other).position) || isApart(other.parentElement!, text))
  const scope = [...document.querySelectorAll('body, dialog:modal')].at(-1)!
  const start = scrollY
  const covered = [...scope.querySelectorAll('*')].flatMap((text) => {
    if (!text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if (listBoxes(text).length > 0) text.scrollIntoView({ block: 'center', behavior: 'instant' })
    return listBoxes(text).flatMap(({ left, top, width, height }) => {
      const [x, y] = [left + width / 2, top + height / 2]
      const stack = document.elementsFromPoint(x, y)
      // An element that is not in the stack is cut off.
      const over = stack.slice(0, Math.max(0, stack.indexOf(text))).filter((other) => !text.contains(other))
      const cover = over.find((other) => isDrawnAt(other, x, y) && !isApart(other, text))
      return cover ? `“${text.textContent.trim().slice(0, 40)}” under ${cover.outerHTML.slice(0, 80)}` : []
    })
  })
  scrollTo({ top: start, behavior: 'instant' })
  return covered
}
