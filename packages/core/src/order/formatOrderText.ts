import { PHARMACY_PART } from '../medicines/pharmacy.ts'
import { type Amounts, hasVat, labelInc } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import { formatVatRate } from '../money/vat.ts'
import type { Order, OrderLine } from './order.ts'
import { formatSum } from './orderMoney.ts'
import { isFirstOfPharmacy, listAmounts, listDetails, listTotals, NOT_ORDERED } from './orderTable.ts'

/** The order as plain text, for an email or a phone call. Lines are separated by a line feed. */
export function formatOrderText(order: Order): string {
  const details = listDetails(order).map(({ name, text }) => `${name}: ${text.replaceAll('\n', '\n  ')}`)
  const totals = listTotals(order).map(({ name, ...total }) => `${name}: ${formatAmounts(total, order)}`)
  return [
    'ORDER',
    ...details,
    '',
    ...order.lines.flatMap((line, index) => [
      ...(isFirstOfPharmacy(order, index) ? [`${PHARMACY_PART}:`, ''] : []),
      ...formatLine(line, order),
      '',
    ]),
    ...totals,
    ...formatLeftOut(order),
    '',
    `Made on the website of ${order.seller.name}, which has not sent it to anyone.`,
    '',
  ].join('\n')
}

function formatAmounts(total: Amounts, order: Order): string {
  return listAmounts(total)
    .map(({ label, pence }) => `${formatSum(pence, order)} ${label}`.trim())
    .join(', ')
}

function formatLine(line: OrderLine, order: Order): string[] {
  const from = line.isFrom ? 'from ' : ''
  const { unitPrice, netPence } = line
  const ex = (pence: number) => (money.showExVat ? `${from}${formatSum(pence, order)} ex.VAT, ` : '')
  return [
    `${line.number}. ${line.title}`,
    ...(line.sku ? [`   SKU ${line.sku}`] : []),
    ...(line.options ? [`   ${line.options}`] : []),
    ...(line.engraving ? [`   Engraving: ${line.engraving}`] : []),
    ...(line.note ? [`   Note: ${line.note}`] : []),
    ...(line.costCentre ? [`   Cost centre: ${line.costCentre}`] : []),
    `   ${line.quantity} x ${line.pack}${hasVat() ? `, VAT ${formatVatRate(line.rate)}` : ''}`,
    `   Unit ${ex(unitPrice.exPence)}${from}${labelInc(formatSum(unitPrice.incPence, order))}`,
    money.showExVat
      ? `   Line ${from}${formatSum(netPence, order)} ex.VAT`
      : `   Line ${from}${labelInc(formatSum(unitPrice.incPence * line.quantity, order))}`,
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
