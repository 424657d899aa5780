import { describePharmacy } from '../medicines/pharmacy.ts'
import { type Amounts, hasVat, labelInc } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import { formatVatRate, listVatGroups } from '../money/vat.ts'
import { DEMONSTRATION } from '../page/demonstration.ts'
import type { Order, OrderLine } from './order.ts'

/** A cell of the table: a text, a whole number, or money in pence. */
export type TableCell = { readonly text: string } | { readonly count: number } | { readonly pence: number }

interface Column {
  readonly title: string
  /** Roughly how many characters wide the column is. */
  readonly width: number
  readonly read: (line: OrderLine) => TableCell
}

/** The name of a line's own cost centre, beside that of the whole order. */
export const LINE_CENTRE = 'Cost centre of the line'

const text = (text: string): TableCell => ({ text })
const count = (count: number): TableCell => ({ count })
const pence = (pence: number): TableCell => ({ pence })

const VAT_RATE: Column = { title: 'VAT rate', width: 11, read: (line) => text(formatVatRate(line.rate)) }
const COST_CENTRE: Column = { title: LINE_CENTRE, width: 18, read: (line) => text(line.costCentre) }
const ENGRAVING: Column = { title: 'Engraving', width: 24, read: (line) => text(line.engraving) }

/** The columns of a spreadsheet. */
export function listColumns({ currency, lines }: Pick<Order, 'currency' | 'lines'>): readonly Column[] {
  const { units, line } = listAmountColumns()
  return [
    { title: 'Line', width: 6, read: (line) => count(line.number) },
    { title: 'SKU', width: 18, read: (line) => text(line.sku) },
    { title: 'Barcode', width: 16, read: (line) => text(line.gtin) },
    { title: 'Description', width: 48, read: (line) => text(line.title) },
    { title: 'Options', width: 24, read: (line) => text(line.options) },
    ...(lines.some(({ engraving }) => engraving !== '') ? [ENGRAVING] : []),
    { title: 'Note', width: 28, read: (line) => text(line.note) },
    ...(lines.some(({ costCentre }) => costCentre !== '') ? [COST_CENTRE] : []),
    { title: 'Pack', width: 22, read: (line) => text(line.pack) },
    { title: 'Quantity', width: 10, read: (line) => count(line.quantity) },
    { title: 'Price is "from"', width: 14, read: (line) => text(line.isFrom ? 'from' : '') },
    ...(hasVat() ? [VAT_RATE] : []),
    ...[...units, line].map(({ title, read }) => ({
      title: `${title} (${currency})`,
      width: 18,
      read: (line: OrderLine) => pence(read(line)),
    })),
    { title: 'Supplied by', width: 28, read: (line) => text(line.suppliedBy) },
  ]
}

/** An amount of a line, in pence. */
export interface AmountColumn {
  readonly title: string
  readonly read: (line: OrderLine) => number
}

/** The amounts of a line, as far as the shop states them: the price of one, with VAT and without, and that of the line. */
export function listAmountColumns(): { readonly units: readonly AmountColumn[]; readonly line: AmountColumn } {
  const unit: AmountColumn = { title: labelInc('Unit'), read: ({ unitPrice }) => unitPrice.incPence }
  if (!money.showExVat)
    return {
      units: [unit],
      line: { title: labelInc('Line'), read: ({ unitPrice, quantity }) => unitPrice.incPence * quantity },
    }
  return {
    units: [{ title: 'Unit ex.VAT', read: ({ unitPrice }) => unitPrice.exPence }, unit],
    line: { title: 'Line ex.VAT', read: ({ netPence }) => netPence },
  }
}

/** The amounts of a total, each with its label, as far as the shop states them. */
export function listAmounts({ exPence, incPence }: Amounts): { readonly label: string; readonly pence: number }[] {
  if (!hasVat()) return [{ label: '', pence: incPence }]
  return [
    ...(money.showExVat ? [{ label: 'ex.VAT', pence: exPence }] : []),
    { label: 'VAT', pence: incPence - exPence },
    { label: 'inc.VAT', pence: incPence },
  ]
}

/** The totals by VAT rate and the total of all, each with its name. */
export function listTotals({ total }: Order): ({ readonly name: string } & Amounts)[] {
  const { isFrom, exPence, incPence } = total
  const mark = (name: string, isFrom: boolean) => (isFrom ? `${name}, from` : name)
  return [
    ...listVatGroups(total).map(({ rate, isFrom, exPence, incPence }) => ({
      name: mark(`VAT ${formatVatRate(rate)}`, isFrom),
      exPence,
      incPence,
    })),
    { name: mark('Total', isFrom), exPence, incPence },
  ]
}

/** Something that is true of the whole order. */
export interface Detail {
  readonly name: string
  readonly text: string
}

/** The details that are days, in the form of ISO 8601. */
export const DAYS = ['Order date', 'Wanted by']

/** Lists who is ordering, where it goes and how it is booked; empty details are left out. */
export function listDetails({ reference, details, seller, pharmacy, terms, isDemonstration }: Order): Detail[] {
  const { organisation, name, email, telephone, street, town, postcode, invoice } = details
  const { poNumber, costCentre, date, wantedBy, note } = details
  return [
    ...(isDemonstration ? [DEMONSTRATION] : []),
    { name: 'Order reference', text: reference },
    { name: 'Order date', text: date },
    { name: 'Purchase order number', text: poNumber },
    { name: 'Cost centre', text: costCentre },
    { name: 'Supplier', text: seller.name },
    { name: 'Supplier VAT number', text: seller.vatNumber ?? '' },
    { name: 'Pharmacy', text: pharmacy ? describePharmacy(pharmacy) : '' },
    { name: 'Organisation', text: organisation },
    { name: 'Ordered by', text: name },
    { name: 'Email', text: email },
    { name: 'Telephone', text: telephone },
    { name: 'Deliver to', text: [...street.split('\n'), town, postcode].filter(Boolean).join(', ') },
    { name: 'Wanted by', text: wantedBy },
    { name: 'Invoice to', text: invoice.split('\n').filter(Boolean).join(', ') },
    { name: 'Note', text: note },
    { name: 'Terms', text: terms.join(' ') },
  ].filter(({ text }) => text !== '')
}

/** Shown on screen but never printed, as the shop cannot send an order itself. */
export const NOT_SENT = 'Not yet sent to anyone'

/** The heading of the lines of the cart that are left out of the order. */
export const NOT_ORDERED = 'Not in this order'

/** Checks whether the pharmacy's part begins with the line at this index. */
export function isFirstOfPharmacy({ lines }: Pick<Order, 'lines'>, index: number): boolean {
  return Boolean(lines[index]?.suppliedBy) && !lines[index - 1]?.suppliedBy
}
