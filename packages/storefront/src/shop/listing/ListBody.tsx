import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import awaiting from './awaiting.module.css'
import styles from './ListBody.module.css'

interface Props {
  /** The products shown, in order. */
  readonly products: readonly ListedProduct[]
  /** True where filters leave only part of the listing. */
  readonly isNarrowed: boolean
  readonly children: ReactNode
}

/** Holds the products of a listing. It keeps a height where few are left, so that the page does not jump. */
export function ListBody({ products, isNarrowed, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const order = products.map(({ slug }) => slug).join(' ')
  const shownOrder = useRef(order)
  useLayoutEffect(() => {
    // A part of the page that is hydrated late may find its pictures waiting already.
    if (shownOrder.current === order) return
    shownOrder.current = order
    // A card that was waiting below to fade in may have moved up: what was asked for is shown at once.
    for (const picture of ref.current?.querySelectorAll('[data-reveal=waiting]') ?? [])
      picture.setAttribute('data-reveal', '')
  }, [order])
  return (
    <div ref={ref} className={`${styles.body} ${awaiting['awaiting']}`} data-narrowed={isNarrowed ? '' : undefined}>
      {children}
    </div>
  )
}
