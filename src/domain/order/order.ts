import type { Shop } from '../../../catalogue/schema.ts'
import { findPriceChange } from '../money/agreedPrice.ts'
import { type CartLines } from '../cart/cartLines.ts'
import { priceLines, sumLines, type PricedLine } from '../cart/pricedLines.ts'
import { formatPack, type Products, type Product } from '../catalogue/catalogue.ts'
import { ENGRAVING_RETURNS } from '../cart/engraving.ts'
import { getListedPrice, type Amounts } from '../money/price.ts'
import { explainTotal, findVatRate, type Total, type VatRate } from '../money/vat.ts'
import { cleanExact, cleanLine, cleanParagraph } from '../text/cleanText.ts'
import type { OrderDetails } from './details.ts'

/** One line of an order, complete: nothing in it needs the catalogue any more. All texts are clean. */
export interface OrderLine {
  /** From 1, without gaps. */
  readonly number: number
  /** May be empty. */
  readonly sku: string
  /** May be empty. */
  readonly gtin: string
  readonly title: string
  /** The chosen options in words: "Size M, Length Tall". May be empty. */
  readonly options: string
  /** The text to engrave, exactly. May be empty. */
  readonly engraving: string
  /** May be empty. */
  readonly note: string
  /** How it is packed: "Box of 100 gloves". */
  readonly pack: string
  /** What is sold, as the catalogue names it: "box". */
  readonly unit: string
  readonly quantity: number
  /** True where the price is only the least that a choice of options costs. */
  readonly isFrom: boolean
  /** As the catalogue lists it. */
  readonly unitPrice: Amounts
  /** The line ex.VAT, in whole pence; VAT is worked out on all lines of a rate together. */
  readonly netPence: number
  readonly rate: VatRate | undefined
}

/** What was in the cart but is no longer sold. */
interface GoneLine {
  /** By what it was kept, and what was chosen of it: "gloves-small, Size S". */
  readonly name: string
  readonly quantity: number
  readonly note: string
}

/** Who sells. */
export interface Seller {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly country: string
  readonly peppol?: { readonly scheme: string; readonly id: string; readonly registeredName: string }
}

/** An order as every document states it. It has not been sent to anyone. */
export interface Order {
  readonly reference: string
  readonly details: OrderDetails
  readonly seller: Seller
  readonly lines: readonly OrderLine[]
  readonly gone: readonly GoneLine[]
  readonly total: Total
  /** What must be known before someone approves; on every document. */
  readonly terms: readonly string[]
  /** True where prices and codes are stand-ins, which every document says. */
  readonly isDemonstration: boolean
  /** How many lines cost another price now than when they were added. */
  readonly changedCount: number
}

const FROM_TERMS =
  'A price marked “from” is the least that the product’s options cost. The shop confirms the price of your choice.'

interface Sources {
  readonly reference: string
  readonly details: OrderDetails
  readonly cart: CartLines
  readonly products: Products
  readonly shop: Shop
}

/** Builds the order from what is in the cart, at the catalogue's prices today. */
export function buildOrder({ reference, details, cart, products, shop }: Sources): Order {
  const priced = priceLines(cart, products)
  const lines = priced
    .flatMap(({ line, product }) => (product ? [{ line, product }] : []))
    .map(({ line, product }, index) => buildLine(index + 1, line, product))
  const total = sumLines(priced)
  const gone = priced.filter(({ product }) => !product).map(({ line }) => buildGoneLine(line))
  return {
    reference,
    details: cleanDetails(details),
    seller: buildSeller(shop),
    lines,
    gone,
    total,
    terms: [
      ...(lines.some(({ engraving }) => engraving) ? [ENGRAVING_RETURNS] : []),
      ...(total.isFrom ? [FROM_TERMS] : []),
      ...explainTotal(total),
    ],
    isDemonstration: shop.demonstration === true,
    changedCount: priced.filter((line) => findPriceChange(line) !== undefined).length,
  }
}

function buildLine(number: number, line: PricedLine['line'], product: Product): OrderLine {
  const unitPrice = getListedPrice(product)
  const { quantity } = line
  return {
    number,
    sku: cleanLine(product.sku),
    gtin: product.gtin ?? '',
    title: cleanLine(product.title),
    options: formatOptions(line.options),
    engraving: cleanExact(line.engraving ?? ''),
    note: cleanLine(line.note ?? ''),
    pack: cleanLine(formatPack(product.pack)),
    unit: product.pack.unit,
    quantity,
    isFrom: product.priceIncVat.isFrom,
    unitPrice,
    netPence: unitPrice.exPence * quantity,
    rate: findVatRate(unitPrice),
  }
}

function buildGoneLine({ slug, options, engraving, quantity, note }: PricedLine['line']): GoneLine {
  const parts = [slug, formatOptions(options), engraving === undefined ? '' : `engraved “${cleanExact(engraving)}”`]
  return { name: cleanLine(parts.filter(Boolean).join(', ')), quantity, note: cleanLine(note ?? '') }
}

function formatOptions(options: Readonly<Record<string, string>>): string {
  return cleanLine(
    Object.entries(options)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )
}

function buildSeller({ brand, email, telephone, address, peppol }: Shop): Seller {
  const { street, city, postcode, country } = address
  const name = `${brand.strong} ${brand.light}`.trim()
  return { name, email, telephone, street, city, postcode, country, ...(peppol && { peppol }) }
}

function cleanDetails(details: OrderDetails): OrderDetails {
  const { street, note, ...lines } = details
  const clean = Object.fromEntries(Object.entries(lines).map(([field, text]) => [field, cleanLine(text)]))
  return { ...details, ...clean, street: cleanParagraph(street), note: cleanParagraph(note) }
}
