import { cleanExact, cleanLine, cleanParagraph } from '../base/cleanText.ts'
import { findPriceChange } from '../cart/agreedPrice.ts'
import { type CartLines } from '../cart/cartLines.ts'
import { ENGRAVING_RETURNS } from '../cart/engraving.ts'
import { findHolds, type Hold } from '../cart/holds.ts'
import { type PricedLine, priceLines, priceOpen, sumLines } from '../cart/pricedLines.ts'
import type { Product, Products } from '../catalogue/catalogue.ts'
import { formatPack } from '../catalogue/formatPack.ts'
import type { Shop } from '../catalogue/shopSchema.ts'
import { listAdvice } from '../medicines/limits.ts'
import { listParts, type Pharmacy } from '../medicines/pharmacy.ts'
import { type Amounts, getListedPrice } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import { explainTotal, findVatRate, type Total, type VatRate } from '../money/vat.ts'
import type { OrderDetails } from './details.ts'
import type { LineCentres } from './lineCentres.ts'

/** One line of an order, complete: nothing in it needs the catalogue any more. All texts are clean. */
export interface OrderLine {
  /** From 1, without gaps. */
  readonly number: number
  /** The key of the cart's line that it was. */
  readonly key: string
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
  /** The line's own cost centre, if it differs from the order's. May be empty. */
  readonly costCentre: string
  /** The pack, in words: "Box of 100 gloves". */
  readonly pack: string
  /** The unit of measure, as the catalogue names it: "box". */
  readonly unit: string
  readonly quantity: number
  /** True where the price is only the least that a choice of options costs. */
  readonly isFrom: boolean
  /** As the catalogue lists it. */
  readonly unitPrice: Amounts
  /** The line ex.VAT, in whole minor units (pence); VAT is worked out on all lines of a rate together. */
  readonly netPence: number
  readonly rate: VatRate | undefined
  /** The pharmacy, where it supplies the line; otherwise empty. */
  readonly suppliedBy: string
}

/** A line that is in the cart but not in the order. */
interface LeftOutLine {
  /** By what it was kept, and what was chosen of it: "gloves-small, Size S". */
  readonly name: string
  readonly quantity: number
  readonly note: string
  /** The reason, without a full stop: "No longer sold". */
  readonly reason: string
}

/** The shop, as its orders name it. */
interface Seller {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly country: string
  readonly vatNumber?: string
  readonly peppol?: { readonly scheme: string; readonly id: string; readonly registeredName: string }
}

/** An order as every document states it. It has not been sent to anyone. */
export interface Order {
  readonly reference: string
  readonly details: OrderDetails
  readonly seller: Seller
  /** The lines that the shop supplies, then those of its pharmacy. */
  readonly lines: readonly OrderLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** Named where a line is the pharmacy's. */
  readonly pharmacy: Pharmacy | undefined
  /** The code of the currency of every amount, which stays what it was when the order was made. */
  readonly currency: string
  readonly total: Total
  /** The terms that an approver must know of; on every document. */
  readonly terms: readonly string[]
  /** True where prices and codes are stand-ins, which every document says. */
  readonly isDemonstration: boolean
  /** The number of lines whose price has changed since they were added. */
  readonly changedCount: number
}

const FROM_TERMS =
  'A price marked “from” is the least that the product’s options cost. The shop confirms the price of your choice.'

interface Sources {
  readonly reference: string
  readonly details: OrderDetails
  /** Cost centres of lines, by their keys. */
  readonly lineCentres?: LineCentres
  readonly cart: CartLines
  /** The lines of carts put aside: the limit of a medicine counts them too. */
  readonly elsewhere?: CartLines
  readonly products: Products
  readonly shop: Shop
  /** The time at which it is made: some products are sold from a day on. */
  readonly now: Date | undefined
}

/** Builds the order from what is in the cart and can be ordered, at the catalogue's prices today. */
export function buildOrder(sources: Sources): Order {
  const { reference, details, lineCentres = {}, cart, elsewhere = [], products, shop, now } = sources
  const priced = priceLines(cart, products)
  const findCentre = (key: string) => {
    const centre = cleanLine(Object.hasOwn(lineCentres, key) ? lineCentres[key]! : '')
    return centre === cleanLine(details.costCentre) ? '' : centre
  }
  const holds = findHolds(priced, now, priceOpen({ elsewhere }, products))
  const ordered = priced.filter(({ key, product }) => product && !holds.has(key))
  const lines = listParts(ordered, shop.pharmacy)
    .flatMap(({ lines, isPharmacy }) =>
      lines.flatMap(({ key, line, product }) => (product ? [{ key, line, product, isPharmacy }] : [])),
    )
    .map((line, index) => ({ ...buildLine(index + 1, line), costCentre: findCentre(line.key) }))
  const total = sumLines(ordered)
  const leftOut = priced
    .filter((line) => !ordered.includes(line))
    .map((line) => buildLeftOutLine(line, holds.get(line.key)))
  return {
    reference,
    details: cleanDetails(details),
    seller: buildSeller(shop),
    lines,
    leftOut,
    pharmacy: lines.some(({ suppliedBy }) => suppliedBy) ? shop.pharmacy : undefined,
    currency: money.currency,
    total,
    terms: [
      ...(lines.some(({ engraving }) => engraving) ? [ENGRAVING_RETURNS] : []),
      ...(total.isFrom ? [FROM_TERMS] : []),
      ...listAdvice(ordered.map(({ line: { quantity }, product }) => ({ quantity, product }))),
      ...explainTotal(total),
    ],
    isDemonstration: shop.demonstration === true,
    changedCount: ordered.filter((line) => findPriceChange(line) !== undefined).length,
  }
}

interface SuppliedLine extends Pick<PricedLine, 'key' | 'line'> {
  readonly product: Product
  readonly isPharmacy: boolean
}

function buildLine(number: number, { key, line, product, isPharmacy }: SuppliedLine): Omit<OrderLine, 'costCentre'> {
  const unitPrice = getListedPrice(product)
  const { quantity } = line
  return {
    number,
    key,
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
    suppliedBy: isPharmacy ? 'The pharmacy, after its pharmacist’s questions' : '',
  }
}

function buildLeftOutLine({ line, product }: PricedLine, hold: Hold | undefined): LeftOutLine {
  const { slug, options, engraving, quantity, note } = line
  const parts = [
    product?.title ?? slug,
    formatOptions(options),
    engraving === undefined ? '' : `engraved “${cleanExact(engraving)}”`,
  ]
  return {
    name: cleanLine(parts.filter(Boolean).join(', ')),
    quantity,
    note: cleanLine(note ?? ''),
    reason: cleanLine(hold?.text ?? 'No longer sold'),
  }
}

function formatOptions(options: Readonly<Record<string, string>>): string {
  return cleanLine(
    Object.entries(options)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )
}

/** The party of an order document that supplies. */
export function buildSeller({ brand, email, telephone, address, vatNumber, peppol }: Shop): Seller {
  const { street, city, postcode, country } = address
  const name = `${brand.strong} ${brand.light}`.trim()
  return {
    name,
    email,
    telephone,
    street,
    city,
    postcode,
    country,
    ...(vatNumber && { vatNumber }),
    ...(peppol && { peppol }),
  }
}

function cleanDetails(details: OrderDetails): OrderDetails {
  const { street, invoice, note, ...lines } = details
  const clean = Object.fromEntries(Object.entries(lines).map(([field, text]) => [field, cleanLine(text)]))
  const paragraphs = { street: cleanParagraph(street), invoice: cleanParagraph(invoice), note: cleanParagraph(note) }
  return { ...details, ...clean, ...paragraphs }
}
