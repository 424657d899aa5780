import { useLayoutEffect, useRef } from 'react'
import type { Hold } from '@shop/core/cart/holds.ts'
import { paths } from '@shop/core/page/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './CartLineCard.module.css'

interface Props {
  readonly text: string
  /** The button that settles it, where something on this page does. */
  readonly action?: string
  /** The product, for people who hear the button on its own. */
  readonly name: string
  readonly onAct?: () => void
  /** The product to order instead. */
  readonly by?: Hold['by']
}

/**
 * Something that the buyer must know about a line before it is sent. Once it is settled it goes, its button with it, and
 * the focus moves to the line's heading.
 */
export function LineWarning({ text, action, name, onAct, by }: Props) {
  const ref = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const warning = ref.current
    const heading = warning?.closest('li')?.querySelector<HTMLElement>('h2 a')
    // At this point the button is still on the page, and still has the focus if it was pressed.
    return () => void (warning?.contains(document.activeElement) && heading?.focus())
  }, [])
  return (
    <p ref={ref} className={`caution ${styles.warning}`}>
      {text}{' '}
      {by && (
        <Link href={paths.detail(by.slug)} className="link">
          See {by.title}
        </Link>
      )}
      {action && (
        <Button look="quiet" onClick={onAct}>
          {action}
          <span className="visually-hidden"> for {name}</span>
        </Button>
      )}
    </p>
  )
}
