import type { ReactNode } from 'react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { useIsWhole } from '../../state/page/isWhole.ts'
import { type Mark, ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** From this width on a row has six cards; below, at most four. */
const WIDEST_PX = 1536
/** Cards whose pictures are loaded at once: a row on most screens. */
const FIRST_ROW = 4

interface Props {
  readonly products: readonly ListedProduct[]
  /** True where the first row is in the first viewport. */
  readonly isFirst?: boolean
  /** Draws each card's text with matches marked. */
  readonly mark?: Mark | undefined
  /** Returns a note to show beside each pack. */
  readonly notePack?: ((product: ListedProduct) => string | undefined) | undefined
  /** Shown in the grid after the products. */
  readonly children?: ReactNode
}

/** Products in twelve columns: full, 6/12, 4/12, 3/12, 2/12 from the smallest screen up (rulings, Card grid). */
export function ProductGrid({ products, isFirst = false, mark, notePack, children }: Props) {
  const isWhole = useIsWhole()
  // On a move these are drawn first, two rows or more, and the others once these are seen.
  const count = isWhole ? undefined : innerWidth < WIDEST_PX ? 9 : 12
  const keys = listKeys(products)
  return (
    <ul className={styles.grid}>
      {products.slice(0, count).map((product, index) => (
        <li key={keys[index]}>
          <ProductCard product={product} isFirst={isFirst && index < FIRST_ROW} mark={mark} notePack={notePack} />
        </li>
      ))}
      {children && <li className={styles.rest}>{children}</li>}
    </ul>
  )
}

/** A product keeps its card through every move in the listing; a category may list a product twice. */
function listKeys(products: readonly ListedProduct[]): string[] {
  const times = new Map<string, number>()
  return products.map(({ slug }) => {
    const time = (times.get(slug) ?? 0) + 1
    times.set(slug, time)
    return `${slug} ${time}`
  })
}
