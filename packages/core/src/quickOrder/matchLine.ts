import { foldText } from '../base/fold.ts'
import { fitMultiple, parseQuantity } from '../cart/quantity.ts'
import type { Choice, Product } from '../catalogue/catalogue.ts'
import { parseGtin } from '../catalogue/gtin.ts'
import { findVariant } from '../catalogue/variants.ts'
import { countPacks, hasNumber, parseAmount, readAmounts, suggestPacks } from './amount.ts'
import type { CodeIndex } from './codeIndex.ts'
import type { DraftLine } from './draft.ts'
import { listReadings } from './figures.ts'
import { isScan, parseScan, type Scan } from './gs1.ts'
import { hasOtherCode } from './readCells.ts'

/** A line that can be ordered. */
interface Ready {
  readonly state: 'ready'
  /** As it is sold with these options. */
  readonly product: Product
  readonly options: Choice
  /** The packs that go into the cart: a whole multiple where the product is sold in multiples. */
  readonly quantity: number
  /** The quantity as it was asked for, where it is not sold so. */
  readonly asked?: number
  /** The packs that hold as many pieces as were asked for in packs: perhaps that is what was meant. */
  readonly packs?: number
  /** Present if a case was scanned: the number of packs sold that are in it. */
  readonly caseOf?: number
}

/** It is not clear how many packs are wanted. */
interface UnclearQuantity {
  readonly state: 'quantity'
  readonly product: Product
  readonly options: Choice
  /** The text typed as the quantity, or in its place; empty where the rest of the line is unclear. */
  readonly typed: string
  /** Other text in the line that may be a quantity. */
  readonly beside?: string
  /** The packs that equal a quantity in another unit. */
  readonly packs?: number
  /** The quantities that figures in parts can mean: 1 and 1000 of "1.000". */
  readonly readings?: readonly number[]
}

/** A line with something missing or wrong, and the choices it has. */
type NotReady =
  | UnclearQuantity
  | { readonly state: 'options'; readonly product: Product; readonly options: Choice }
  | { readonly state: 'several'; readonly products: readonly Product[] }
  | { readonly state: 'unknown'; readonly nearest: readonly Product[] }
  | { readonly state: 'gtin'; readonly gtin: string }
  | { readonly state: 'scan'; readonly error: string }
  | { readonly state: 'empty' }

/** The result of matching a line, with any data read from its label. */
export type LineResult = (Ready | NotReady) & { readonly scan?: Scan }
export type ReadyResult = Ready & { readonly scan?: Scan }

/** Of a long text the first few words that look like a code are looked up. */
const MAX_CODE_LIKE = 5

/** Works out what a line orders. `today` decides the century of a scanned date. */
export function matchLine(line: DraftLine, index: CodeIndex, today: Date): LineResult {
  const code = line.code.trim()
  if (code === '') return { state: 'empty' }
  if (!isScan(code)) {
    const gtin = parseGtin(code)
    const products = index.find(code)
    if (products.length === 0 && gtin !== undefined) return { state: 'gtin', gtin }
    return matchProducts(line, products, index, gtin)
  }
  const parsed = parseScan(code, today)
  if ('error' in parsed) return { state: 'scan', error: parsed.error }
  const { scan } = parsed
  if (scan.gtin === undefined) {
    const error = 'This label does not name a product: it has no (01). Scan the other label, or type the code.'
    return { state: 'scan', error, scan }
  }
  const product = index.findByGtin(scan.gtin)
  return { ...(product ? matchProducts(line, [product], index, scan.gtin) : { state: 'gtin', gtin: scan.gtin }), scan }
}

function matchProducts(
  line: DraftLine,
  products: readonly Product[],
  index: CodeIndex,
  gtin: string | undefined,
): LineResult {
  const chosen = products.find(({ slug }) => slug === line.slug)
  if (!chosen && products.length > 1) return { state: 'several', products }
  const product = chosen ?? products[0]
  return product ? matchOrder(line, product, index, gtin) : matchUnknown(line, index)
}

function matchUnknown({ code }: DraftLine, index: CodeIndex): LineResult {
  const longer = index.findLonger(code)
  if (longer.length > 1) return { state: 'several', products: longer }
  const nearest = longer.length > 0 ? longer : index.findNearest(code)
  // A line in which no code was found may hold a misspelt one.
  const words = nearest.length > 0 || !/\s/.test(code.trim()) ? [] : code.split(/[\s,;]+/)
  return {
    state: 'unknown',
    nearest: words
      .filter((word) => /\d|-/.test(word))
      .slice(0, MAX_CODE_LIKE)
      .reduce((found, word) => (found.length > 0 ? found : index.findNearest(word)), nearest),
  }
}

/** `found` is what the code stands for: a product, or one of its variants. */
function matchOrder(line: DraftLine, found: Product, index: CodeIndex, gtin: string | undefined): LineResult {
  const { options, left } = readOptions(line, found)
  const isChosen = (found.options ?? []).every(({ name }) => options[name] !== undefined)
  const product = findVariant(found, options) ?? found
  const read = readQuantity(line, found, left, index, product)
  if (typeof read === 'object') return { state: 'quantity', product, options, ...read }
  if (!isChosen) return { state: 'options', product, options }
  const caseOf = findCaseCount(found, gtin)
  const wanted = read * (caseOf ?? 1)
  const quantity = fitMultiple(wanted, product.multiple)
  const { count } = product.pack
  const hasPieces = count >= 10 && wanted >= count && wanted % count === 0
  return {
    state: 'ready',
    product,
    options,
    quantity,
    ...(quantity !== wanted && line.quantity !== '' && { asked: wanted }),
    ...(hasPieces && { packs: fitMultiple(wanted / count, product.multiple) }),
    ...(caseOf !== undefined && { caseOf }),
  }
}

function findCaseCount({ outer }: Product, gtin: string | undefined): number | undefined {
  return outer && gtin !== undefined && parseGtin(outer.gtin) === gtin ? outer.packs : undefined
}

/**
 * The number of packs that a line asks for, one where no number is left in it; or what about that is unclear. `left` is
 * the rest of the line without its options.
 */
function readQuantity(
  { quantity, rest }: DraftLine,
  found: Product,
  left: readonly string[],
  index: CodeIndex,
  product: Product,
): number | Pick<UnclearQuantity, 'typed' | 'beside' | 'packs' | 'readings'> {
  let typed = quantity
  if (typed === '') {
    const hasCode = hasOtherCode(left, [found], index.find)
    const isNumbered = hasCode || left.some(hasNumber)
    const [word = ''] = left
    const isOneWord = left.length === 1 && !/\s/.test(word) && !readAmounts(word).isPlain
    if (!isNumbered && !isOneWord) return 1
    // Without its size a line may be clear: "8 3" is three of size 8.
    const isCleared = !hasCode && left.join() !== rest.join() && readAmounts(left.join(' ')).isPlain
    if (isNumbered && !isCleared) return { typed: '', beside: rest.join(', '), ...findReadings(left.join(', ')) }
    typed = left.join(' ')
  }
  const amount = parseAmount(typed)
  const count = amount && parseQuantity(String(amount.count))
  if (!amount || count === undefined) return { typed, ...findReadings(typed) }
  const packs = countPacks(amount, product)
  return packs ?? { typed, packs: fitMultiple(suggestPacks(amount, product), product.multiple) }
}

function findReadings(text: string): Pick<UnclearQuantity, 'readings'> {
  const readings = listReadings(text)
  const areQuantities = readings.every((reading) => parseQuantity(String(reading)) !== undefined)
  return readings.length > 0 && areQuantities ? { readings } : {}
}

/**
 * The options chosen here, or else those that the code stands for, or else the one value in the line: "M", or "Size M,
 * Length Tall"; and the texts without those values. A code and a text that contradict each other choose nothing.
 */
function readOptions(line: DraftLine, { options = [], chosen: coded }: Product) {
  let left = line.rest
  const chosen = options.flatMap(({ name, values }) => {
    const stated = listStated(left, name, values)
    const own = values.find((value) => value === line.options[name])
    const [value, ...others] = stated
    // Of two sizes it is not clear which is meant, or whether one of them is a quantity.
    if (value !== undefined && others.length === 0) left = left.map((text) => removeOption(text, name, value))
    const said = coded ? [coded.options[name]!, ...stated] : stated
    const choice = own ?? (new Set(said).size === 1 ? said[0] : undefined)
    return choice === undefined ? [] : [[name, choice] as const]
  })
  return { options: Object.fromEntries(chosen), left: left.filter((text) => text !== '') }
}

/** The values of an option that are in the texts; "Large adult" is not "Adult" too. */
function listStated(texts: readonly string[], name: string, values: readonly string[]): string[] {
  let left = texts
  return values
    .toSorted((a, b) => b.length - a.length)
    .filter((value) => {
      const without = left.map((text) => removeOption(text, name, value))
      const isStated = without.some((text, index) => text !== left[index])
      left = without
      return isStated
    })
}

/** The text without this value of an option, unchanged where it has no such value. */
function removeOption(text: string, name: string, value: string): string {
  const folded = ` ${foldOption(text)} `
  const words = [`${name} ${value}`, value].map((one) => ` ${foldOption(one)} `).find((one) => folded.includes(one))
  return words === undefined ? text : folded.replace(words, ' ').trim()
}

function foldOption(text: string): string {
  return foldText(text)
    .replaceAll(/[\s:=,;/()]+/g, ' ')
    .trim()
}
