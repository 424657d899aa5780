import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CategoryRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'

/** The name of a category's own picture: "hero-beds-accessories" of "BEDS_ACCESSORIES", "hero-home" of "/". */
export function nameHero(id: string): string {
  return id === '/' ? 'hero-home' : `hero-${id.toLowerCase().replaceAll('_', '-')}`
}

/** The names of the pictures in a shop's folder, without size or ending. */
export function readPictureNames(folder: string): ReadonlySet<string> {
  const pictures = path.join(folder, 'pictures')
  if (!existsSync(pictures)) return new Set()
  return new Set(readdirSync(pictures).map((name) => name.replace(/(\.cut)?(-(320|640|1200))?\.(svg|avif|webp)$/, '')))
}

interface Records {
  readonly products: readonly { readonly record: ProductRecord }[]
  readonly categories: readonly { readonly record: CategoryRecord }[]
}

/** The names of the pictures that the shop shows: what its records name, and each product's own. */
export function listPictureNames({ products, categories }: Records): ReadonlySet<string> {
  const names = [
    ...products.flatMap(({ record: { slug, img, variants = [] } }) => [slug, img, ...variants.map(({ img }) => img)]),
    ...categories.flatMap(({ record: { img, add, SecondSection } }) => [
      img,
      add,
      ...SecondSection.map(({ img }) => img),
    ]),
  ]
  return new Set(names.flatMap((name) => (name ? [name] : [])))
}
