import { fitMultiple, parseQuantity } from '../cart/cartLines.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { foldText } from '../search/words.ts'
import type { CodeIndex } from './codeIndex.ts'
import type { DraftLine } from './draft.ts'
import { isScan, parseScan, type Scan } from './gs1.ts'
import { parseGtin } from './gtin.ts'

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

/** What is missing or wrong, and what there is to choose from. */
type Faulty =
  | { readonly state: 'quantity'; readonly product: Product; readonly typed: string }
  | { readonly state: 'options'; readonly product: Product; readonly options: Readonly<Record<string, string>> }
  | { readonly state: 'several'; readonly products: readonly Product[] }
  | { readonly state: 'unknown'; readonly nearest: readonly Product[] }
  | { readonly state: 'gtin'; readonly gtin: string }
  | { readonly state: 'scan'; readonly fault: string }
  | { readonly state: 'empty' }

/** What became of a line, with what was read off a label. */
export type LineResult = (Ready | Faulty) & { readonly scan?: Scan }
export type ReadyResult = Ready & { readonly scan?: Scan }

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
  if ('fault' in parsed) return { state: 'scan', fault: parsed.fault }
  const { scan } = parsed
  if (scan.gtin === undefined)
    return {
      state: 'scan',
      fault: 'This label names no product: it has no (01). Scan the other label, or type the code.',
      scan,
    }
  const product = index.findByGtin(scan.gtin)
  return { ...(product ? matchProducts(line, [product], index) : { state: 'gtin', gtin: scan.gtin }), scan }
}

function matchProducts(line: DraftLine, products: readonly Product[], index: CodeIndex): LineResult {
  const chosen = products.find(({ slug }) => slug === line.slug)
  if (!chosen && products.length > 1) return { state: 'several', products }
  const product = chosen ?? products[0]
  return product ? matchOrder(line, product) : matchUnknown(line, index)
}

function matchUnknown({ code }: DraftLine, index: CodeIndex): LineResult {
  const longer = index.findLonger(code)
  if (longer.length > 1) return { state: 'several', products: longer }
  const nearest = longer.length > 0 ? longer : index.findNearest(code)
  // A line in which no code was found may hold a misspelt one.
  const words = nearest.length > 0 ? [] : code.split(/[\s,;]+/).filter((word) => /\d/.test(word) || word.includes('-'))
  return {
    state: 'unknown',
    nearest: words.reduce((found, word) => (found.length > 0 ? found : index.findNearest(word)), nearest),
  }
}

function matchOrder(line: DraftLine, product: Product): LineResult {
  const options = chooseOptions(line, product)
  const isChosen = (product.options ?? []).every(({ name }) => options[name] !== undefined)
  const typed = findQuantity(line, product)
  const asked = typed === '' ? 1 : parseQuantity(typed)
  if (asked === undefined) return { state: 'quantity', product, typed }
  if (!isChosen) return { state: 'options', product, options }
  const quantity = fitMultiple(asked, product.multiple)
  const { count } = product.pack
  const hasPieces = count >= 10 && asked >= count && asked % count === 0
  return {
    state: 'ready',
    product,
    options,
    quantity,
    ...(quantity !== asked && typed !== '' && { asked }),
    ...(hasPieces && { packs: fitMultiple(asked / count, product.multiple) }),
  }
}

/** What stands where the quantity is expected: in "PG-100, two" a single word, unless it is one of the options. */
function findQuantity({ quantity, rest }: DraftLine, { options = [] }: Product): string {
  const [word] = rest
  if (quantity !== '' || word === undefined || rest.length > 1 || /\s/.test(word)) return quantity
  return options.some(({ name, values }) => values.some((value) => isStated(name, value, word))) ? '' : word
}

/** What was chosen here, or else a value that stands in the line: "M", or "Size M, Length Tall". */
function chooseOptions(line: DraftLine, { options = [] }: Product): Record<string, string> {
  const texts = line.rest.flatMap((text) => [text, ...text.split(/[,;/]/)])
  const chosen = options.flatMap(({ name, values }) => {
    const own = values.find((value) => value === line.options[name])
    const value = own ?? values.find((value) => texts.some((text) => isStated(name, value, text)))
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}

function isStated(name: string, value: string, text: string): boolean {
  const stated = foldOption(text)
  return stated === foldOption(value) || stated === foldOption(`${name} ${value}`)
}

function foldOption(text: string): string {
  return foldText(text)
    .replaceAll(/[\s:=]+/g, ' ')
    .trim()
}
