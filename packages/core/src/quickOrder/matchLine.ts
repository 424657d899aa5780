import { fitMultiple, parseQuantity } from '../cart/quantity.ts'
import type { Choice, Product } from '../catalogue/catalogue.ts'
import { parseGtin } from '../catalogue/gtin.ts'
import { findVariant } from '../catalogue/variants.ts'
import { countPacks, hasNumber, parseAmount, readAmounts, suggestPacks } from './amount.ts'
import type { CodeIndex } from './codeIndex.ts'
import type { DraftLine } from './draft.ts'
import { listReadings } from './figures.ts'
import { isScan, parseScan, type Scan } from './gs1.ts'
import type { Candidate, WordsAnswer } from './mail/answerWords.ts'
import { addUnit, readWordedQuantity } from './mail/wordedQuantity.ts'
import { hasOtherCode } from './readCells.ts'
import { readOptions } from './readOptions.ts'

/** What words were taken to mean. */
interface Meant {
  /** Present if they mean several goods, of which this is the one that the owner calls usual: the others. */
  readonly others?: readonly WordsChoice[]
}

/** A line that can be ordered. */
interface Ready extends Meant {
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
interface UnclearQuantity extends Meant {
  readonly state: 'quantity'
  readonly product: Product
  readonly options: Choice
  /** The text typed as the quantity, or in its place; empty where the rest of the line is unclear. */
  readonly typed: string
  /** Other text in the line that may be a quantity. */
  readonly beside?: string
  /** The packs that equal a quantity in another unit. */
  readonly packs?: number
  /** The quantities that figures in parts can mean: 1 and 1000 of "1.000"; or packs and pieces, 6 and 1 of "x 6". */
  readonly readings?: readonly number[]
  /** Present if the words of the line have no number. */
  readonly isMissing?: true
}

/** Words that several products answer, or one without being sure. */
export interface WordsResult {
  readonly state: 'words'
  readonly choices: readonly WordsChoice[]
  /** How the products match the words; empty where they have all of them. */
  readonly note: string
}

/** A product that words may mean. */
export interface WordsChoice extends Candidate {
  /** The packs that the line asks for; undefined where that is to be asked. */
  readonly quantity: number | undefined
}

/** A line with something missing or wrong, and the choices it has. */
type NotReady =
  | UnclearQuantity
  | (Meant & {
      readonly state: 'options'
      readonly product: Product
      readonly options: Choice
      /** See `UnclearQuantity`. */
      readonly isMissing?: true
    })
  | { readonly state: 'several'; readonly products: readonly Product[] }
  | { readonly state: 'unknown'; readonly nearest: readonly Product[]; readonly note?: string }
  | WordsResult
  | { readonly state: 'asking' }
  | { readonly state: 'aside' }
  | { readonly state: 'gtin'; readonly gtin: string }
  | { readonly state: 'scan'; readonly error: string }
  | { readonly state: 'empty' }

/** The result of matching a line, with any data read from its label. */
export type LineResult = (Ready | NotReady) & { readonly scan?: Scan }
export type ReadyResult = Ready & { readonly scan?: Scan }

/** Of a long text the first few words that look like a code are looked up. */
const MAX_CODE_LIKE = 5

/**
 * Works out what a line orders. `today` decides the century of a scanned date. `answer` is what the search says to a line
 * without a code: "asking" until it is known, undefined where it cannot be asked.
 */
export function matchLine(line: DraftLine, index: CodeIndex, today: Date, answer?: WordsAnswer | 'asking'): LineResult {
  const code = line.code.trim()
  if (line.aside === 'sure') return { state: 'aside' }
  if (code === '') return { state: 'empty' }
  if (!isScan(code)) {
    const gtin = parseGtin(code)
    const products = index.find(code)
    if (products.length === 0 && gtin !== undefined) return { state: 'gtin', gtin }
    return products.length === 0 ? matchWords(line, index, answer) : matchProducts(line, products, index, gtin)
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
  return matchOrder(line, chosen ?? products[0]!, index, gtin)
}

/** A line without a code of the shop. Of one that was typed as a code, codes like it come first. */
function matchWords(line: DraftLine, index: CodeIndex, answer: WordsAnswer | 'asking' | undefined): LineResult {
  const isCode = line.words === undefined || /^(?=.*[-\d])\S+$/.test(line.code.trim())
  const coded = isCode ? matchUnknown(line, index) : undefined
  if (coded && (coded.state !== 'unknown' || coded.nearest.length > 0)) return coded
  if (answer === 'asking') return { state: 'asking' }
  if (line.aside === 'perhaps' && answer?.isGoods === false) return { state: 'aside' }
  const choices = (answer?.candidates ?? []).flatMap((one) =>
    countChoice(line, one.product, answer?.count).map((quantity) => ({ ...one, quantity })),
  )
  if (answer?.clear && line.words !== undefined) {
    const others = choices.filter(({ product }) => product !== answer.candidates[0]?.product)
    return { ...matchClear(line, answer.clear, answer.count), ...(answer.isUsual && others.length > 0 && { others }) }
  }
  if (answer && choices.length > 0) return { state: 'words', choices, note: answer.note }
  // The codes like a text are looked for last: that takes longest.
  const unknown = coded ?? matchUnknown(line, index)
  return unknown.state === 'unknown' && answer ? { ...unknown, note: answer.note } : unknown
}

/** A line whose words mean one product. */
function matchClear(
  line: DraftLine,
  { product: found, options: named }: Candidate,
  count = '',
): Extract<LineResult, { state: 'ready' | 'options' | 'quantity' }> {
  const options = { ...named, ...line.options }
  const product = findVariant(found, options) ?? found
  const typed = addUnit(line.quantity || count, line.code, product)
  const read = readWordedQuantity(typed, product)
  const isChosen = (found.options ?? []).every(({ name }) => options[name] !== undefined && options[name] !== '')
  if (!isChosen)
    return { state: 'options', product, options, ...(!read.isSure && read.isMissing && { isMissing: true }) }
  if (read.isSure) {
    const quantity = fitMultiple(read.packs, product.multiple)
    return { state: 'ready', product, options, quantity, ...(quantity !== read.packs && { asked: read.packs }) }
  }
  const { packs, readings, isMissing } = read
  return {
    ...{ state: 'quantity', product, options, typed },
    ...(packs !== undefined && { packs }),
    ...(readings && { readings }),
    ...(isMissing && { isMissing }),
  }
}

/** The packs that a choice may order: two numbers where packs or pieces may be meant; undefined where a press leads to a question. */
function countChoice({ code, quantity }: DraftLine, product: Product, count = ''): readonly (number | undefined)[] {
  // A number that is left in the words may be the quantity.
  if (quantity === '' && count === '' && hasNumber(code)) return [undefined]
  const read = readWordedQuantity(addUnit(quantity || count, code, product), product)
  if (read.isSure) return [fitMultiple(read.packs, product.multiple)]
  if (read.readings) return read.readings.length > 2 ? [undefined] : read.readings
  return [read.isMissing ? read.packs : undefined]
}

function matchUnknown({ code }: DraftLine, index: CodeIndex): Extract<LineResult, { state: 'unknown' | 'several' }> {
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
