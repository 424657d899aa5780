import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { buildComparison, listCommonShelves } from '@shop/core/compare/comparison.ts'
import { MAX_COMPARED } from '@shop/core/stored/slugList.ts'
import { attributes } from 'virtual:attributes'
import { Button } from '../../ui/Button.tsx'
import { changeComparison, writeComparison } from './changeComparison.ts'
import { CompareTable } from './CompareTable.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import styles from './Comparison.module.css'

interface Props {
  /** One to `MAX_COMPARED`. */
  readonly products: readonly Product[]
  readonly isBrief: boolean
}

/** The table with its controls. */
export function Comparison({ products, isBrief }: Props) {
  /** The column that is being replaced; the one after the last adds a product. */
  const [column, setColumn] = useState<number>()
  const slugs = products.map(({ slug }) => slug)
  const rows = buildComparison(products, attributes)
  const differing = rows.filter(({ differs }) => differs)
  const isFull = products.length === MAX_COMPARED
  const others = products.filter((_, index) => index !== column)

  function handleChoose(slug: string) {
    if (column !== undefined) changeComparison(slugs, Object.assign([...slugs], { [column]: slug }), isBrief)
    setColumn(undefined)
  }
  return (
    <>
      <h1 tabIndex={-1}>
        {products.length === 1 ? 'Compare one product with others' : `Compare ${products.length} products`}
      </h1>
      <div className={styles.tools}>
        <label className={styles.switch}>
          <input type="checkbox" role="switch" checked={isBrief} onChange={() => writeComparison(slugs, !isBrief)} />
          Only differences
        </label>
        <p className={styles.legend}>
          <span aria-hidden>≠</span> {differing.length} of {rows.length} rows differ
        </p>
        {/* Not removed when full: it takes the focus back from the dialog that it opened. */}
        <Button aria-disabled={isFull} onClick={() => isFull || setColumn(products.length)}>
          <Plus size={18} aria-hidden />
          Add a product
        </Button>
        <Button onClick={() => print()}>
          <Printer size={18} aria-hidden />
          Print
        </Button>
      </div>
      <CompareTable
        products={products}
        rows={isBrief ? differing : rows}
        isBrief={isBrief}
        onReplace={(index) => setColumn(index)}
      />
      {column !== undefined && (
        <ProductChoice
          title={products[column] ? `Instead of ${products[column].title}` : 'Add a product'}
          shelves={listCommonShelves(others.length > 0 ? others : products)}
          chosen={slugs}
          onChoose={handleChoose}
          onClose={() => setColumn(undefined)}
        />
      )}
    </>
  )
}
