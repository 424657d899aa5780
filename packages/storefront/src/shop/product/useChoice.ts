import { useState } from 'react'
import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { findVariant, findVariantByCode } from '@shop/core/catalogue/variants.ts'

/** The visitor's choices of a product so far, and the product or variant that they give. */
export interface ChoiceOfProduct {
  readonly chosen: Choice
  /** The product itself until everything is chosen. */
  readonly sold: Product
  readonly onChoose: (name: string, value: string) => void
}

const NOTHING: Choice = {}

/** Keeps the choice as long as the page shows the same product; it begins with the variant of this code. */
export function useChoice(product: Product, code = ''): ChoiceOfProduct {
  const of = `${product.slug} ${code}`
  const [kept, setKept] = useState({ of, chosen: undefined as Choice | undefined })
  const own = kept.of === of ? kept.chosen : undefined
  const chosen = own ?? findVariantByCode(product, code)?.chosen?.options ?? NOTHING
  return {
    chosen,
    sold: findVariant(product, chosen) ?? product,
    onChoose: (name, value) => setKept({ of, chosen: { ...chosen, [name]: value } }),
  }
}
