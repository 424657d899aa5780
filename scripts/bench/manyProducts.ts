import type { Catalogue, Product, Variant } from '../../src/domain/catalogue/catalogue.ts'

const SYLLABLES =
  'ba be bra ca cor da de dex el fen ga hal ion ka la len lo ma med mi na neo no or pa phy ra ri sa sol ta tri va vi xo zen'
const LETTERS = 'ABCDEFGHKLMNPRSTUVWXYZ'

/**
 * The catalogue, grown to `count` invented products: each is a real one with another maker, model, code and
 * figures, so that words, numbers and lengths stay realistic. The same call gives the same products.
 */
export function growCatalogue(catalogue: Catalogue, count: number): Catalogue {
  const random = seedRandom(20261)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const syllables = SYLLABLES.split(' ')
  const inventName = () => {
    const name = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  // A shop has a few hundred makers, however many goods; models and codes go on growing.
  const makers = Array.from({ length: 400 }, inventName)
  const vary = (text: string) =>
    text.replaceAll(/\d/g, (digit) => (random() < 0.3 ? String(Math.floor(random() * 10)) : digit))
  const varyCode = (code: string) =>
    code.replaceAll(/[a-z\d]/gi, (character) =>
      /\d/.test(character) ? String(Math.floor(random() * 10)) : pick([...LETTERS]),
    )
  const { products } = catalogue
  const slugs = new Map<string, string[]>()
  const grown = Array.from({ length: Math.max(0, count - products.length) }, (_, index): Product => {
    const real = products[index % products.length]!
    const slug = `${real.slug}-${index}`
    slugs.set(real.slug, [...(slugs.get(real.slug) ?? []), slug])
    const { gtin, mpn, variants } = real
    const codes = {
      ...(mpn && { mpn: `${mpn}-${index}` }),
      ...(gtin && { gtin: nameGtin(index) }),
      ...(variants && { variants: variants.map((variant, place) => growVariant(variant, index, place)) }),
    }
    return {
      ...real,
      ...codes,
      slug,
      title: vary(random() < 0.5 ? `${inventName()} ${real.title}` : real.title),
      supplier: pick(makers),
      sku: varyCode(real.sku),
      about: `${vary(real.about)} ${pick(products).about}`,
      attributes: Object.fromEntries(Object.entries(real.attributes).map(([key, value]) => [key, vary(value)])),
    }
  })
  return {
    attributes: catalogue.attributes,
    products: [...products, ...grown].slice(0, count),
    entries: catalogue.entries.map((entry) => ({
      ...entry,
      slugs: entry.slugs.flatMap((slug) => [slug, ...(slugs.get(slug) ?? [])]),
    })),
  }
}

/** A variant with codes that no other has. */
function growVariant(variant: Variant, index: number, place: number): Variant {
  const { sku, mpn, gtin } = variant
  return {
    ...variant,
    ...(sku && { sku: `${sku}-${index}` }),
    ...(mpn && { mpn: `${mpn}-${index}` }),
    ...(gtin && { gtin: nameGtin(1000 * index + place + 1) }),
  }
}

/** As long as a barcode. Only its length is true of one. */
function nameGtin(index: number): string {
  return `28${String(index).padStart(11, '0')}`
}

/** Mulberry32: small, and the same on every machine. */
function seedRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
