import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { formatPence, hasVat, parsePrice, type Price } from '@shop/core/money/price.ts'
import { describeRates, listFittingRates } from '@shop/core/money/vat.ts'
import { explainAmount, explainFree, findOtherCurrency, getExample, readAmount } from './amounts.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { checkPicture } from './pictureRules.ts'
import type { Problem } from './problem.ts'
import { type Report, reportTo } from './report.ts'
import { RESERVED_NAMES } from './reservedNames.ts'
import { suggestName } from './suggestName.ts'
import { checkVariants } from './variantRules.ts'

/** Finds problems in each product by itself, and in the names that it uses. */
export function findProductProblems(files: CatalogueFiles): Problem[] {
  const problems: Problem[] = []
  const known = new Set(files.products.map(({ record }) => record.slug))
  const listed = new Set(files.categories.flatMap(({ record }) => record.product))
  for (const product of files.products) {
    const { record } = product
    const report = reportTo(problems, product)
    checkPrices(record, report)
    checkFacts(record, files, report)
    checkVariants(record, report)
    for (const [index, slug] of (record.goesWith ?? []).entries())
      if (slug === record.slug)
        report('warning', slug, `goesWith.${index}`, 'A product does not go with itself. Remove it.')
      else if (!known.has(slug) && !files.unread?.has(slug))
        report('error', record.slug, `goesWith.${index}`, `There is no product “${slug}”. ${suggestFix(slug, known)}`)
    // While a category cannot be read, what it lists is unknown.
    if (!listed.has(record.slug) && !isCategoryMissing(files))
      report('warning', record.slug, 'slug', 'No category lists this product, so nobody finds it. Add it to one.')
  }
  return problems
}

/** Suggests a fix for a name that leads nowhere. */
export function suggestFix(name: string, names: Iterable<string>): string {
  const meant = suggestName(name, names)
  return meant === undefined ? 'Correct or remove it.' : `Write “${meant}”, if that is what you mean, or remove it.`
}

function isCategoryMissing({ groups, categories, unread }: CatalogueFiles): boolean {
  const ids = new Set(categories.map(({ record }) => record.id))
  return (unread?.size ?? 0) > 0 || groups.some((group) => group.categories.some((id) => !ids.has(id)))
}

function checkPrices(product: ProductRecord, report: Report): void {
  const { slug, NewPrice, fromPrice, lastPrice } = product
  const read = (field: 'NewPrice' | 'fromPrice' | 'lastPrice'): Price | undefined => {
    const text = product[field]
    if ((field === 'lastPrice' || (field === 'fromPrice' && !hasVat())) && text === '') return undefined
    const price = parsePrice(text)
    if (!price) report('error', slug, field, explainPrice(field, text))
    else if (price.pence === 0) report('error', slug, field, explainFree())
    return price
  }
  const [inc, ex, old] = [read('NewPrice'), read('fromPrice'), read('lastPrice')]
  if (inc?.pence && ex?.pence) {
    if (inc.pence < ex.pence)
      report(
        'error',
        slug,
        'NewPrice',
        `The price inc.VAT (${NewPrice}) is below the price ex.VAT (${fromPrice}). Swap or correct them.`,
      )
    else if (listFittingRates({ exPence: ex.pence, incPence: inc.pence }).length === 0)
      report('warning', slug, 'fromPrice', `${NewPrice} and ${fromPrice} fit ${describeRates()}. Check both.`)
    if (inc.isFrom !== ex.isFrom)
      report('warning', slug, 'fromPrice', 'One price says "From" and the other does not. Write both alike.')
  }
  if (inc && old && old.pence > 0 && old.pence <= inc.pence)
    report('error', slug, 'lastPrice', `The old price (${lastPrice}) is not above the current price. Leave it empty.`)
}

function explainPrice(field: string, text: string): string {
  const pence = readAmount(text)
  const example = formatPence(getExample())
  if (text.trim() === '') return `There is no price. Write one, such as "${example}".`
  if (pence !== undefined) return `“${text}” is not written as a price. Write "${formatPence(pence)}".`
  const bare = text.replace(/^\s*from\s/i, '')
  if (findOtherCurrency(bare) !== undefined || explainAmount(bare).includes('decimals')) return explainAmount(bare)
  return `“${text}” is not a price. Write it as "${example}"${field === 'lastPrice' ? ', or leave it empty' : ` or "From ${example}"`}.`
}

function checkFacts(product: ProductRecord, files: CatalogueFiles, report: Report): void {
  const { slug, sku, smalltittle, img, variants = [] } = product
  const hasCodes = variants.length > 0 && variants.every((variant) => variant.sku)
  if (sku.trim() === '' && !hasCodes) report('warning', slug, 'sku', 'There is no SKU; the shop leaves it out.')
  if (smalltittle.trim() === '') report('warning', slug, 'smalltittle', 'There is no maker; the shop leaves it out.')
  checkPicture(img, slug, 'img', files, report)
  for (const [index, { img }] of variants.entries())
    if (img !== undefined) checkPicture(img, slug, `variants.${index}.img`, files, report)
  if (RESERVED_NAMES.includes(slug))
    report('error', slug, 'slug', `“${slug}” is the address of a screen. Choose another slug.`)
}
