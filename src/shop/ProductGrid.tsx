import type { ReactNode } from 'react'
import type { ListedProduct } from '../domain/catalogue.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** Cards of the first row on the widest screen: their pictures are loaded at once. */
const FIRST_ROW = 4

interface Props {
  readonly products: readonly ListedProduct[]
  /** True where the grid stands high enough on the page that its first row is seen at once. */
  readonly isFirst?: boolean
  /** Draws the name of each product, where a part of it is to be marked. */
  readonly markName?: ((name: string) => ReactNode) | undefined
  /** Something that stands in the grid after the products. */
  readonly children?: ReactNode
}

/** Products in twelve columns: full, 6/12, 4/12, 3/12, 2/12 from the smallest screen up (rulings, Card grid). */
export function ProductGrid({ products, isFirst = false, markName, children }: Props) {
  return (
    <ul className={styles['grid']}>
      {products.map((product, index) => (
        // A category may list a product twice; its place in the list keeps the key apart.
        <li key={`${product.slug}-${index}`} className={styles['cell']}>
          <ProductCard product={product} isFirst={isFirst && index < FIRST_ROW} markName={markName} />
        </li>
      ))}
      {children && <li className={styles['rest']}>{children}</li>}
    </ul>
  )
}
