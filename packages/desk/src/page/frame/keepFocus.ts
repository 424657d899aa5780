/** Moves the focus on where what has it goes from the page, such as a line that is removed: it is never on nothing. */
export function keepFocus(root: HTMLElement): void {
  let had: HTMLElement | undefined
  let around: readonly HTMLElement[] = []
  let index = 0
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    had = target
    around = listAround(target)
    const line = target.closest('li')
    index = line ? [...line.parentElement!.children].indexOf(line) : 0
  })
  new MutationObserver(() => {
    if (!had || had.isConnected || document.activeElement !== document.body) return
    const kept = around.filter((element) => element.isConnected)
    const list = kept[0]?.matches('ul, ol') ? kept[0] : undefined
    const line = list?.children[index] ?? list?.lastElementChild
    const next =
      line?.querySelector<HTMLElement>(had.tagName) ??
      line?.querySelector<HTMLElement>('a, button') ??
      // The grid, whose rows come and go.
      kept.find((element) => element.tabIndex >= 0) ??
      kept.flatMap(findHeading)[0]
    if (next?.matches('h1, h2, h3')) next.tabIndex = -1
    next?.focus()
  }).observe(root, { childList: true, subtree: true })
}

function listAround(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent ? [parent, ...listAround(parent)] : []
}

function findHeading(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].slice(0, 1)
}
