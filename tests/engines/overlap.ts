/**
 * Names text that a picture or another text covers, from the top of the page to its end. Runs in the page. What
 * stays in its place while the page scrolls (the header, a tray) is no overlap; behind a modal dialog nothing is read.
 */
export function findOverlaps(): string[] {
  const PICTURES = 'img, svg, canvas, video'
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const range = document.createRange()
  const listRects = (node: Node) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
  }
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''
  /** The nearest part of the page that stays in its place while the page scrolls, if an element is in one. */
  const findLayer = (element: Element): Element | undefined => {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return element
    return element.parentElement && element !== scope ? findLayer(element.parentElement) : undefined
  }
  const drawsAt = (element: Element, x: number, y: number) =>
    element.matches(PICTURES) ||
    [...element.childNodes]
      .filter(isText)
      .some((node) => listRects(node).some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
  const found = new Set<string>()
  const look = () => {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!isText(node) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      for (const { left, top, width, height } of listRects(node)) {
        for (const part of [0.1, 0.5, 0.9]) {
          const [x, y] = [left + width * part, top + height / 2]
          const stack = document.elementsFromPoint(x, y)
          // An element that is not in the stack is outside the window, or cut off.
          const over = stack.slice(0, Math.max(0, stack.indexOf(element)))
          const cover = over.find(
            (other) =>
              !other.contains(element) &&
              !element.contains(other) &&
              drawsAt(other, x, y) &&
              [undefined, findLayer(element)].includes(findLayer(other)),
          )
          if (cover) {
            const what = cover.getAttribute('alt') ?? cover.textContent.trim().slice(0, 40)
            found.add(`${cover.tagName.toLowerCase()} “${what}” over “${node.textContent!.trim().slice(0, 40)}”`)
          }
        }
      }
    }
  }
  const start = scrollY
  for (let y = 0; ; y += innerHeight * 0.8) {
    scrollTo({ top: y, behavior: 'instant' })
    look()
    if (y + innerHeight >= document.documentElement.scrollHeight) break
  }
  scrollTo({ top: start, behavior: 'instant' })
  return [...found]
}
