import type { ReactNode } from 'react'
import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import { useIsWhole } from '../../state/page/isWhole.ts'
import { ProductCard, type Mark } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** How many cards stand in a row from each of these widths of the window, in px. */
const ROWS = [
  { from: 1536, cards: 6 },
  { from: 1200, cards: 4 },
  { from: 900, cards: 3 },
  { from: 600, cards: 2 },
  { from: 0, cards: 1 },
]
/** No row is lower, and no grid begins higher up, in px: on a phone, and on wider windows. */
const LEAST_ROW_PX = { phone: 130, wide: 380 }
const LEAST_TOP_PX = 260
/** Cards of the first row on the widest screen: their pictures are loaded at once. */
const FIRST_ROW = 4

interface Props {
  readonly products: readonly ListedProduct[]
  /** True where the first row is in the first viewport. */
  readonly isFirst?: boolean
  /** Draws each card's text with matches marked. */
  readonly mark?: Mark | undefined
  /** What to show beside each pack. */
  readonly notePack?: ((product: ListedProduct) => string | undefined) | undefined
  /** Shown in the grid after the products. */
  readonly children?: ReactNode
}

/** Products in twelve columns: full, 6/12, 4/12, 3/12, 2/12 from the smallest screen up (rulings, Card grid). */
export function ProductGrid({ products, isFirst = false, mark, notePack, children }: Props) {
  const isWhole = useIsWhole()
  const keys = listKeys(products)
  return (
    <ul className={styles['grid']}>
      {(isWhole ? products : products.slice(0, countFirstScreen())).map((product, index) => (
        <li key={keys[index]}>
          <ProductCard product={product} isFirst={isFirst && index < FIRST_ROW} mark={mark} notePack={notePack} />
        </li>
      ))}
      {children && <li className={styles['rest']}>{children}</li>}
    </ul>
  )
}

/** Cards that may be seen of a grid at the top of a page; on a move the others are drawn after these are seen. */
function countFirstScreen(): number {
  const { cards } = ROWS.find(({ from }) => innerWidth >= from)!
  const rowPx = cards === 1 ? LEAST_ROW_PX.phone : LEAST_ROW_PX.wide
  return cards * Math.ceil((innerHeight - LEAST_TOP_PX) / rowPx)
}

/** A product keeps its card wherever it moves in the listing; a category may list a product twice. */
function listKeys(products: readonly ListedProduct[]): string[] {
  const times = new Map<string, number>()
  return products.map(({ slug }) => {
    const time = (times.get(slug) ?? 0) + 1
    times.set(slug, time)
    return `${slug} ${time}`
  })
}
