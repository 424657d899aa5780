import { buildOnce } from '../base/once.ts'
import { type Choice, findProduct, type Product, type ProductOption, type Products } from './catalogue.ts'
import { listCodes } from './codes.ts'

/** Every choice that some options leave, the values of the last option changing fastest. */
export function listChoices(options: readonly ProductOption[]): Choice[] {
  return options.reduce<Choice[]>(
    (choices, { name, values }) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  )
}

/** A product as it is sold, once for each choice; empty for one without variants. */
export const listVariants = buildOnce((product: Product): readonly Product[] => {
  const { oldPrice, shown, ...facts } = product
  const choices = listChoices(product.options ?? [])
  return (product.variants ?? []).map((variant, place) => ({
    ...facts,
    // A variant with another price was never sold at the product's old one.
    ...(oldPrice && !variant.priceIncVat && { oldPrice }),
    // A picture of its own shows the variant itself.
    ...(shown && !variant.picture && { shown }),
    ...variant,
    chosen: { of: product, options: choices[place] ?? {} },
  }))
})

/**
 * The variant of a choice, with its own code, prices, pack and picture. The product itself where it has no variants or
 * not everything is chosen yet; undefined for a choice that it does not come in.
 */
export function findVariant(product: Product, choice: Choice): Product | undefined {
  const of = product.chosen?.of ?? product
  const { options = [], variants } = of
  if (!variants) return of
  if (options.some(({ name }) => !choice[name])) return of
  const places = options.map(({ name, values }) => values.indexOf(choice[name]!))
  if (places.includes(-1)) return undefined
  return listVariants(of)[places.reduce((place, at, index) => place * options[index]!.values.length + at, 0)]
}

/** The variant that has this code, in any case and with any punctuation; undefined where none has. */
export function findVariantByCode(product: Product, code: string): Product | undefined {
  const bare = toBare(code)
  return bare === '' ? undefined : listVariants(product).find((one) => listCodes(one).map(toBare).includes(bare))
}

/** For codes, which are plain letters and digits: `foldCode` is the search's, which the first load does without. */
function toBare(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

/** The product or variant that a line of a cart, list or link orders; undefined where it is not, or no longer, sold. */
export function findSold(
  from: Products,
  { slug, options }: { readonly slug: string; readonly options: Choice },
): Product | undefined {
  const product = findProduct(from, slug)
  return product && findVariant(product, options)
}
