import { useEffect, useState } from 'react'
import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { loadFirst } from '../../ui/idleLoads.ts'
import type { ByWords } from './findByWords.ts'
import { ProductChoices } from './ProductChoices.tsx'
import styles from './LineMessage.module.css'

interface Props {
  /** The text of the line. */
  readonly text: string
  readonly errorId: string
  /** Takes a product, or a variant of it, with the options and the number of packs that the text names (`readCount`). */
  readonly onChoose: (product: Product, options: Choice, count: string | undefined) => void
}

/** The products that a line without a code may mean by its words. */
export function FoundByWords({ text, errorId, onChoose }: Props) {
  const [found, setFound] = useState<ByWords>()
  useEffect(() => {
    const asking = new AbortController()
    // Without the search the line is only not a code.
    loadFirst(import('./findByWords.ts'))
      .then(({ findByWords }) => findByWords(text, asking.signal))
      .then(setFound, () => undefined)
    return () => asking.abort()
  }, [text])
  return (
    <>
      <p className={styles.error} id={errorId}>
        No product has this code. {found?.note || 'Type another, or remove the line.'}
      </p>
      {found && (
        <ProductChoices
          products={found.products}
          onChoose={(product) => onChoose(product, found.choices.get(product.slug) ?? {}, found.count)}
        />
      )}
    </>
  )
}
