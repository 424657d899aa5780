import { useState } from 'react'
import type { Product, Products } from '@shop/core/catalogue/catalogue.ts'
import { parseCount, type WardList } from '@shop/core/lists/wardLists.ts'
import { paths } from '@shop/core/page/address.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { matchLine } from '@shop/core/quickOrder/matchLine.ts'
import { CodeEntry } from '../../shop/buy/CodeEntry.tsx'
import { addToList } from '../../state/lists/wardLists.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './WardListView.module.css'

interface Props {
  readonly list: WardList
  readonly products: Products
  readonly index: CodeIndex
}

/** The reason that a code cannot be added, and a product that may help. */
interface Problem {
  readonly text: string
  readonly product?: Product
}

/** Adds a product to the list by its code. */
export function WardListLineEntry({ list, products, index }: Props) {
  const [problem, setProblem] = useState<Problem>()

  function handleAdd({ code, quantity }: { code: string; quantity: string }) {
    const par = parseCount(quantity === '' ? '1' : quantity)
    const result = matchLine({ id: 1, code, quantity: '1', rest: [], options: {} }, index, new Date())
    if (par === undefined)
      return setProblem({ text: `“${quantity}” is not a par level. Type ${code} again with a whole number.` })
    if (result.state !== 'ready') return setProblem(describe(code, result))
    setProblem(undefined)
    addToList(list.id, [{ slug: result.product.slug, options: result.options, par }])
  }
  return (
    <div className={styles.entry}>
      <CodeEntry
        title="Add to this list"
        hint="A code or barcode, and how much there should be."
        quantityLabel="Par level"
        index={index}
        products={products.products}
        onAdd={handleAdd}
      />
      <p role="alert" className={styles.problem}>
        {problem?.text}{' '}
        {problem?.product && (
          <Link href={paths.detail(problem.product.slug)} className="link">
            {problem.product.title}
          </Link>
        )}
      </p>
    </div>
  )
}

function describe(code: string, result: ReturnType<typeof matchLine>): Problem {
  if (result.state === 'options')
    return {
      text: `${code} comes in several sizes or colours. Choose one on its page and add it to the list there:`,
      product: result.product,
    }
  if (result.state === 'several') {
    const codes = result.products.slice(0, 3).map(({ sku, slug }) => sku || slug)
    return { text: `Several products have a code that is or begins with ${code}: ${codes.join(', ')} …` }
  }
  const [nearest] = result.state === 'unknown' ? result.nearest : []
  if (nearest)
    return { text: `No product has the code ${code}. Did you mean ${nearest.sku || nearest.title}?`, product: nearest }
  return { text: `No product has the code ${code}.` }
}
