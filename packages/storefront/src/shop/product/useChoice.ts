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

/** Keeps the choice as long as the page shows the same product; it begins with what the address chooses (`paths.detail`). */
export function useChoice(product: Product, search = ''): ChoiceOfProduct {
  const of = product.slug + search
  const [kept, setKept] = useState({ of, chosen: undefined as Choice | undefined })
  const chosen = (kept.of === of && kept.chosen) || readChosen(product, new URLSearchParams(search))
  return {
    chosen,
    sold: findVariant(product, chosen) ?? product,
    onChoose: (name, value) => setKept({ of, chosen: { ...chosen, [name]: value } }),
  }
}

/** The choice of an address: that of its code, or the values that the product has. */
function readChosen(product: Product, asked: URLSearchParams): Choice {
  const isKnown = ([name, value]: readonly [string, string]) =>
    product.options?.some((option) => option.name === name && option.values.includes(value))
  return (
    findVariantByCode(product, asked.get('code') ?? '')?.chosen?.options ??
    Object.fromEntries([...asked].filter(isKnown))
  )
}
