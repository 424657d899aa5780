import type { Product } from '@shop/core/catalogue/catalogue.ts'
import type { ComparisonRow } from '@shop/core/compare/comparison.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Link } from '../../ui/Link.tsx'
import { removeCompared } from './changeComparison.ts'
import { ColumnActions } from './ColumnActions.tsx'
import styles from './CompareTable.module.css'

interface Props {
  readonly products: readonly Product[]
  readonly rows: readonly ComparisonRow[]
  readonly isBrief: boolean
  /** `column` counts from 0. */
  readonly onReplace: (column: number) => void
}

/** A column for each product, a row for each fact. */
export function CompareTable({ products, rows, isBrief, onReplace }: Props) {
  const slugs = products.map(({ slug }) => slug)
  return (
    // It scrolls sideways on narrow screens, so it must be reachable by keyboard.
    <div role="region" aria-label="Comparison" tabIndex={0} className={styles.scroll}>
      <table aria-label="Comparison" className={styles.table} data-columns={products.length}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.slug} scope="col">
                <PictureTile
                  name={product.picture}
                  tone={product.tone}
                  sizes="240px"
                  isFirst
                  isRevealed={false}
                  className={styles.picture}
                />
                <Link href={paths.detail(product.slug)} onClick={() => storeSelected(product)}>
                  {product.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.actions}>
            <th scope="row">Order</th>
            {products.map((product, index) => (
              // Keyed by index, not product: the focus stays on "Replace" when the product changes.
              <td key={index}>
                <ColumnActions
                  product={product}
                  onReplace={() => onReplace(index)}
                  onRemove={() => removeCompared(slugs, product, isBrief)}
                />
              </td>
            ))}
          </tr>
          {rows.map(({ name, values, differs }) => (
            <tr key={name} data-differs={differs ? '' : undefined}>
              <th scope="row">
                {name}
                {differs && (
                  <span className={styles.mark}>
                    <span aria-hidden>≠</span>
                    <span className="visually-hidden"> (differs)</span>
                  </span>
                )}
              </th>
              {values.map((value, index) => (
                <td key={index}>{value ?? <span className={styles.missing}>Not stated</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>No stated fact differs between them.</p>}
    </div>
  )
}
