import type { Choice } from '@shop/core/catalogue/catalogue.ts'
import type { ProductRecord, VariantRecord } from '@shop/core/catalogue/schema.ts'
import { listChoices } from '@shop/core/catalogue/variants.ts'
import { formatPence, hasVat, parsePrice } from '@shop/core/money/price.ts'
import { describeRates, listFittingRates } from '@shop/core/money/vat.ts'
import { explainFree, getExample } from './amounts.ts'
import type { Report } from './report.ts'
import { checkSizePrices } from './sizePriceRules.ts'

/** As many as a page can hold; more is a mistake in the options. */
export const MAX_CHOICES = 500

/** Judges the variants of a product: each choice is sold as one of them, at a price of its own or the product's. */
export function checkVariants(product: ProductRecord, report: Report): void {
  const { slug, variants, shown, options = [] } = product
  const say = (field: string, message: string) => report('error', slug, field, message)
  if (shown !== undefined && !options.some(({ values }) => values.includes(shown)))
    say('shown', `There is no choice “${shown}”. Write one as it stands in "options".`)
  if (!variants) return
  if (options.length === 0) return say('variants', 'There are no options to choose a variant by. Add "options".')
  const count = options.reduce((product, { values }) => product * values.length, 1)
  if (count > MAX_CHOICES)
    return say('options', `They leave ${count} choices; ${MAX_CHOICES} is the most. Make several products of it.`)
  const wanted = new Map(listChoices(options).map((choice) => [formatChoice(choice), false]))
  let arePriced = true
  for (const [index, variant] of variants.entries()) {
    const field = `variants.${index}`
    arePriced = checkPrices(product, variant, field, say) && arePriced
    // In the order of the options, so that the same choice is the same text.
    const named = options.flatMap(({ name }) => (Object.hasOwn(variant.choice, name) ? [name] : []))
    const text = formatChoice(Object.fromEntries(named.map((name) => [name, variant.choice[name]!])))
    const isOffered = named.length === Object.keys(variant.choice).length && wanted.has(text)
    if (!isOffered)
      say(`${field}.choice`, `The options have no choice “${formatChoice(variant.choice)}”. One value of each is one.`)
    else if (wanted.get(text)) say(`${field}.choice`, `There is another variant for ${text}. Remove one.`)
    else wanted.set(text, true)
  }
  const missing = [...wanted].filter(([, isThere]) => !isThere).map(([text]) => text)
  if (missing.length > 0) say('variants', `There is no variant for ${missing.join('; ')}. Add each, or none at all.`)
  for (const field of ['gtin', 'outer'] as const)
    if (product[field]) say(field, 'A barcode means one variant. Move it there.')
  // The least of prices of which one is wrong would be wrong as well.
  if (!arePriced) return
  checkLeast(product, variants, say)
  checkSizePrices(product, variants, report)
}

type Say = (field: string, message: string) => void

/** False where its price cannot be told. */
function checkPrices(product: ProductRecord, variant: VariantRecord, field: string, say: Say): boolean {
  const { NewPrice, fromPrice, lastPrice } = variant
  const refuse = (name: string, message: string) => {
    say(`${field}.${name}`, message)
    return false
  }
  if (NewPrice === undefined && fromPrice === undefined)
    return (
      !parsePrice(product.NewPrice)?.isFrom ||
      refuse('NewPrice', 'This variant has no price, and that of the product is the least of several. Add both.')
    )
  const [inc, ex] = [parsePrice(NewPrice ?? ''), parsePrice(fromPrice ?? (hasVat() ? '' : (NewPrice ?? '')))]
  const explain = (text = '') => `“${text}” is not the price of a variant. Write it as "${formatPence(getExample())}".`
  if (!inc || inc.isFrom) return refuse('NewPrice', explain(NewPrice))
  if (inc.pence === 0) return refuse('NewPrice', explainFree())
  if (!ex || ex.isFrom) return refuse('fromPrice', explain(fromPrice))
  if (listFittingRates({ exPence: ex.pence, incPence: inc.pence }).length === 0)
    return refuse('fromPrice', `${NewPrice} and ${fromPrice} fit ${describeRates()}. Correct one.`)
  const old = parsePrice(lastPrice ?? '')
  if (lastPrice !== undefined && (!old || old.pence <= inc.pence))
    say(`${field}.lastPrice`, `The old price (${lastPrice}) is not above the current price. Leave it out.`)
  return true
}

/** The product's own prices are those of its card: the least of the variants', with "From" where they differ. */
function checkLeast(product: ProductRecord, variants: readonly VariantRecord[], say: Say): void {
  for (const field of ['NewPrice', 'fromPrice'] as const) {
    const own = parsePrice(product[field])
    const pence = variants.flatMap((variant) => parsePrice(variant[field] ?? product[field])?.pence ?? [])
    if (!own || pence.length === 0) continue
    const isFrom = new Set(pence).size > 1
    if (own.pence !== Math.min(...pence) || own.isFrom !== isFrom)
      say(
        field,
        `${product[field]} is not what the variants cost. Write the least of them${isFrom ? ', with "From"' : ''}.`,
      )
  }
}

function formatChoice(choice: Choice): string {
  return Object.entries(choice)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}
