import { fitMultiple, parseQuantity } from '../cart/cartLines.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { foldText } from '../search/words.ts'
import { countPacks, hasNumber, parseAmount, readAmounts, suggestPacks } from './amount.ts'
import type { CodeIndex } from './codeIndex.ts'
import type { DraftLine } from './draft.ts'
import { isScan, parseScan, type Scan } from './gs1.ts'
import { parseGtin } from './gtin.ts'
import { hasOtherCode } from './readCells.ts'

/** A line that can be ordered. */
interface Ready {
  readonly state: 'ready'
  readonly product: Product
  readonly options: Readonly<Record<string, string>>
  /** What goes into the cart: packs, a whole multiple where the product is sold so. */
  readonly quantity: number
  /** The quantity as it was asked for, where it is not sold so. */
  readonly asked?: number
  /** The packs that hold as many pieces as were asked for in packs: perhaps that is what was meant. */
  readonly packs?: number
}

/** It is not clear how many packs are wanted. */
interface UnclearQuantity {
  readonly state: 'quantity'
  readonly product: Product
  readonly options: Readonly<Record<string, string>>
  /** What was typed as the quantity, or is where it is expected; empty where the rest of the line is unclear. */
  readonly typed: string
  /** What else is in the line, where that may be a quantity. */
  readonly beside?: string
  /** What a quantity in something other than packs comes to. */
  readonly packs?: number
}

/** What is missing or wrong, and what there is to choose from. */
type NotReady =
  | UnclearQuantity
  | { readonly state: 'options'; readonly product: Product; readonly options: Readonly<Record<string, string>> }
  | { readonly state: 'several'; readonly products: readonly Product[] }
  | { readonly state: 'unknown'; readonly nearest: readonly Product[] }
  | { readonly state: 'gtin'; readonly gtin: string }
  | { readonly state: 'scan'; readonly error: string }
  | { readonly state: 'empty' }

/** What became of a line, with what was read off a label. */
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
    return matchProducts(line, products, index)
  }
  const parsed = parseScan(code, today)
  if ('error' in parsed) return { state: 'scan', error: parsed.error }
  const { scan } = parsed
  if (scan.gtin === undefined) {
    const error = 'This label does not name a product: it has no (01). Scan the other label, or type the code.'
    return { state: 'scan', error, scan }
  }
  const product = index.findByGtin(scan.gtin)
  return { ...(product ? matchProducts(line, [product], index) : { state: 'gtin', gtin: scan.gtin }), scan }
}

function matchProducts(line: DraftLine, products: readonly Product[], index: CodeIndex): LineResult {
  const chosen = products.find(({ slug }) => slug === line.slug)
  if (!chosen && products.length > 1) return { state: 'several', products }
  const product = chosen ?? products[0]
  return product ? matchOrder(line, product, index) : matchUnknown(line, index)
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

function matchOrder(line: DraftLine, product: Product, index: CodeIndex): LineResult {
  const { options, left } = readOptions(line, product)
  const isChosen = (product.options ?? []).every(({ name }) => options[name] !== undefined)
  const read = readQuantity(line, product, left, index)
  if (typeof read === 'object') return { state: 'quantity', product, options, ...read }
  if (!isChosen) return { state: 'options', product, options }
  const quantity = fitMultiple(read, product.multiple)
  const { count } = product.pack
  const hasPieces = count >= 10 && read >= count && read % count === 0
  return {
    state: 'ready',
    product,
    options,
    quantity,
    ...(quantity !== read && line.quantity !== '' && { asked: read }),
    ...(hasPieces && { packs: fitMultiple(read / count, product.multiple) }),
  }
}

/**
 * How many packs a line asks for, one where no number is left in it; or what about that is unclear. `left` is the rest
 * of the line without its options.
 */
function readQuantity(
  { quantity, rest }: DraftLine,
  product: Product,
  left: readonly string[],
  index: CodeIndex,
): number | Pick<UnclearQuantity, 'typed' | 'beside' | 'packs'> {
  let typed = quantity
  if (typed === '') {
    const hasCode = hasOtherCode(left, [product], index.find)
    const isNumbered = hasCode || left.some(hasNumber)
    const [word = ''] = left
    const isOneWord = left.length === 1 && !/\s/.test(word) && !readAmounts(word).isPlain
    if (!isNumbered && !isOneWord) return 1
    // Without its size a line may be clear: "8 3" is three of size 8.
    const isCleared = !hasCode && left.join() !== rest.join() && readAmounts(left.join(' ')).isPlain
    if (isNumbered && !isCleared) return { typed: '', beside: rest.join(', ') }
    typed = left.join(' ')
  }
  const amount = parseAmount(typed)
  const count = amount && parseQuantity(String(amount.count))
  if (!amount || count === undefined) return { typed }
  const packs = countPacks(amount, product)
  return packs ?? { typed, packs: fitMultiple(suggestPacks(amount, product), product.multiple) }
}

/**
 * What was chosen here, or else the one value in the line: "M", or "Size M, Length Tall"; and what is left
 * of the texts without those.
 */
function readOptions(line: DraftLine, { options = [] }: Product) {
  let left = line.rest
  const chosen = options.flatMap(({ name, values }) => {
    const stated = listStated(left, name, values)
    const own = values.find((value) => value === line.options[name])
    const [value, ...others] = stated
    // Of two sizes it is not clear which is meant, or whether one of them is a quantity.
    if (value !== undefined && others.length === 0) left = left.map((text) => removeOption(text, name, value))
    const choice = own ?? (others.length === 0 ? value : undefined)
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
