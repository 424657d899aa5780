import { PHARMACY_PART } from '../medicines/pharmacy.ts'
import { formatPence } from '../money/price.ts'
import type { Order, OrderLine } from './order.ts'
import { isFirstOfPharmacy, listDetails, listTotals, NOT_ORDERED } from './orderTable.ts'
import { formatVatRate } from '../money/vat.ts'

/** The order as plain text, for an email or a phone call. Lines are separated by a line feed. */
export function formatOrderText(order: Order): string {
  const details = listDetails(order).map(({ name, text }) => `${name}: ${text.replaceAll('\n', '\n  ')}`)
  const totals = listTotals(order).map(
    ({ name, exPence, incPence }) =>
      `${name}: ${formatPence(exPence)} ex.VAT, ${formatPence(incPence - exPence)} VAT, ${formatPence(incPence)} inc.VAT`,
  )
  return [
    'ORDER',
    ...details,
    '',
    ...order.lines.flatMap((line, index) => [
      ...(isFirstOfPharmacy(order, index) ? [`${PHARMACY_PART}:`, ''] : []),
      ...formatLine(line),
      '',
    ]),
    ...totals,
    ...formatLeftOut(order),
    '',
    `Made on the website of ${order.seller.name}, which has not sent it to anyone.`,
    '',
  ].join('\n')
}

function formatLine(line: OrderLine): string[] {
  const from = line.isFrom ? 'from ' : ''
  const { unitPrice, netPence } = line
  return [
    `${line.number}. ${line.title}`,
    ...(line.sku ? [`   SKU ${line.sku}`] : []),
    ...(line.options ? [`   ${line.options}`] : []),
    ...(line.engraving ? [`   Engraving: ${line.engraving}`] : []),
    ...(line.note ? [`   Note: ${line.note}`] : []),
    `   ${line.quantity} x ${line.pack}, VAT ${formatVatRate(line.rate)}`,
    `   Unit ${from}${formatPence(unitPrice.exPence)} ex.VAT, ${from}${formatPence(unitPrice.incPence)} inc.VAT`,
    `   Line ${from}${formatPence(netPence)} ex.VAT`,
  ]
}

function formatLeftOut({ leftOut }: Order): string[] {
  if (leftOut.length === 0) return []
  return [
    '',
    `${NOT_ORDERED}:`,
    ...leftOut.flatMap(({ name, quantity, note, reason }) => [
      `- ${quantity} x ${name}`,
      `  Reason: ${reason}`,
      ...(note ? [`  Note: ${note}`] : []),
    ]),
  ]
}
