import { useState } from 'react'
import type { Choice, Product } from '../../domain/catalogue/catalogue.ts'
import { findVariant } from '../../domain/catalogue/variants.ts'

/** What the visitor has chosen of a product so far, and what that is sold as. */
export interface ChoiceOfProduct {
  readonly chosen: Choice
  /** The product itself until everything is chosen. */
  readonly sold: Product
  readonly onChoose: (name: string, value: string) => void
}

const NOTHING: Choice = {}

/** Keeps the choice as long as the page shows the same product. */
export function useChoice(product: Product): ChoiceOfProduct {
  const { slug } = product
  const [kept, setKept] = useState({ slug, chosen: NOTHING })
  const chosen = kept.slug === slug ? kept.chosen : NOTHING
  return {
    chosen,
    sold: findVariant(product, chosen) ?? product,
    onChoose: (name, value) => setKept({ slug, chosen: { ...chosen, [name]: value } }),
  }
}
