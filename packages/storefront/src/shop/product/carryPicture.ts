const CARRY_MS = 200
/** The largest picture of a page, of which there is one. */
const LARGEST = '#main img[fetchpriority=high]'

/**
 * Lets the picture that is pressed become the large one of the page that it opens: the new page is there at once, and its
 * picture moves from where the pressed one was. A page that has to be loaded first shows no more than itself.
 */
export function carryPictures(): void {
  // The link is followed later in the same event, and takes what is pressed out of the document.
  addEventListener('click', ({ target }) => noteBeforeMove(target), { capture: true })
}

function noteBeforeMove(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const picture = (link?.closest('article') ?? link)?.querySelector('img')
  if (!picture?.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const before = picture.getBoundingClientRect()
  const { pathname } = location
  requestAnimationFrame(() => {
    const largest = document.querySelector<HTMLImageElement>(LARGEST)
    if (largest && location.pathname !== pathname && readStem(largest) === readStem(picture))
      carry(picture, before, largest)
  })
}

/** The name of a picture's file without its width. */
function readStem({ src }: HTMLImageElement): string {
  return src.replace(/-\d+\.avif$/, '')
}

function carry(picture: HTMLImageElement, before: DOMRect, largest: HTMLImageElement): void {
  const tile = largest.parentElement!
  const from = tile.getBoundingClientRect()
  const now = largest.getBoundingClientRect()
  const scale = before.height / now.height
  const x = before.x + before.width / 2 - from.x - scale * (now.x + now.width / 2 - from.x)
  const y = before.y + before.height / 2 - from.y - scale * (now.y + now.height / 2 - from.y)
  // Until its own file is here it shows that of the card.
  if (!largest.complete) showMeanwhile(largest, picture.currentSrc)
  const moved = { transformOrigin: '0 0', zIndex: 1 }
  tile.animate(
    [
      { ...moved, transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { ...moved, transform: 'none' },
    ],
    { duration: CARRY_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
}

function showMeanwhile(largest: HTMLImageElement, src: string): void {
  largest.style.background = `center / contain no-repeat url("${src}")`
  const handleEnd = () => largest.style.removeProperty('background')
  largest.addEventListener('load', handleEnd, { once: true })
  largest.addEventListener('error', handleEnd, { once: true })
}
