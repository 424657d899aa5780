import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import awaiting from './awaiting.module.css'
import styles from './ListBody.module.css'

interface Props {
  /** What is shown, in its order. */
  readonly products: readonly ListedProduct[]
  /** True where it is a part of the list. */
  readonly isNarrowed: boolean
  readonly children: ReactNode
}

/** The place of a list's products. It keeps a height where little is left of them, so that the page does not jump. */
export function ListBody({ products, isNarrowed, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const order = products.map(({ slug }) => slug).join(' ')
  useLayoutEffect(() => {
    // A card that waited below to fade in may have come up: what a reader has asked for is there at once.
    for (const picture of ref.current?.querySelectorAll('[data-reveal=waiting]') ?? [])
      picture.setAttribute('data-reveal', '')
  }, [order])
  return (
    <div ref={ref} className={`${styles['body']} ${awaiting['awaiting']}`} data-narrowed={isNarrowed ? '' : undefined}>
      {children}
    </div>
  )
}
