import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './ProductFold.module.css'

/** As many of the cards as a phone shows at first (ProductFold.module.css). */
const SHOWN = 3

interface Props {
  readonly count: number
  /** Draws the grid, with the button that unfolds it in its last place. */
  readonly children: (more: ReactNode) => ReactNode
}

/** On a phone the first cards of a grid, and the others where they are asked for; all of them everywhere else. */
export function ProductFold({ count, children }: Props) {
  const fold = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  function handleOpen() {
    setOpen(true)
    // The button is gone once pressed: the focus moves to the first card that it has shown.
    if (fold.current) fold.current.dataset.open = ''
    fold.current?.querySelectorAll<HTMLElement>('article h3 a')[SHOWN]?.focus({ preventScroll: true })
  }
  const isFolded = !isOpen && count > SHOWN
  return (
    <div ref={fold} className={styles.fold} data-open={isFolded ? undefined : ''}>
      {children(
        isFolded && (
          <div className={styles.more}>
            <Button onClick={handleOpen}>Show all {count} products</Button>
          </div>
        ),
      )}
    </div>
  )
}
