/**
 * Lets elements marked `data-reveal` fade in over 2000 ms as they scroll into view (specification, 4 and 9).
 * Never what is already in the first viewport, nothing for readers who prefer reduced motion, and nothing at all
 * without JavaScript, since only this function hides anything. Returns the way to stop.
 */
export function revealOnScroll(root: ParentNode): () => void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
      const isBelow = boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight)
      if (isIntersecting && target.getAttribute('data-reveal') === 'waiting')
        target.setAttribute('data-reveal', 'shown')
      // The observer's first look: it costs no layout of its own.
      else if (!isIntersecting && isBelow) target.setAttribute('data-reveal', 'waiting')
      if (isIntersecting) observer.unobserve(target)
    }
  })
  for (const element of root.querySelectorAll('[data-reveal=""]')) observer.observe(element)
  return () => {
    observer.disconnect()
    // They are no longer observed.
    for (const element of root.querySelectorAll('[data-reveal=waiting]')) element.setAttribute('data-reveal', '')
  }
}
