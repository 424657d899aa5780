import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { listChoices } from '@shop/core/catalogue/variants.ts'
import { MAX_CHOICES } from '@shop/shop-files/check/variantRules.ts'
import { type Edit, type Files, readRecord } from '@shop/shop-files/edits/edits.ts'
import { isSame } from '@shop/shop-files/edits/merge.ts'
import { findPlaces } from './cells.ts'

/**
 * The edit that gives each choice of a product a variant, and takes away the variants of choices that are gone; none where
 * there is nothing to change, or while an option is incomplete.
 */
export function fitVariants(files: Files, slug: string): Edit[] {
  const file = findPlaces(files).get(slug)
  if (file === undefined) return []
  const was = readRecord(files, file, slug) as ProductRecord
  const { options = [], variants: known = [] } = was
  // An option may be half typed.
  const isWhole = options.every((option) => option?.name && Array.isArray(option.values))
  const count = options.reduce((product, option) => product * (option?.values?.length ?? 0), 1)
  if (options.length === 0 || !isWhole || count === 0 || count > MAX_CHOICES) return []
  const variants = listChoices(options).map(
    (choice) =>
      known.find((variant) => Object.keys(choice).every((name) => variant.choice?.[name] === choice[name])) ?? {
        choice,
      },
  )
  return isSame(known, variants) ? [] : [{ file, key: slug, was, now: { ...was, variants } }]
}
