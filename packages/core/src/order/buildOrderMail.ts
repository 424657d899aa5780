import { formatCount } from '../base/count.ts'
import { PHARMACY_PART } from '../medicines/pharmacy.ts'
import { labelInc } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import { formatOrderText } from './formatOrderText.ts'
import type { Order, OrderLine } from './order.ts'
import { formatSum } from './orderMoney.ts'
import { type Detail, isFirstOfPharmacy, listDetails } from './orderTable.ts'

/** The longest address that mail programs and browsers take over whole; Windows cuts or drops longer ones. */
const MAX_MAILTO_LENGTH = 1900

/** An email to the shop, for the visitor's own mail program. */
export interface OrderMail {
  readonly href: string
  /** The whole order, where the email has only a part of it; undefined where the email is whole. */
  readonly toPaste: string | undefined
}

/**
 * Writes the order as a `mailto:` address. Where it is too long, the email has what fits, the most important first,
 * says what is left out, and asks for the whole order to be pasted.
 */
export function buildOrderMail(order: Order): OrderMail {
  const text = formatOrderText(order)
  const whole = buildMailto(order, text)
  if (whole.length <= MAX_MAILTO_LENGTH) return { href: whole, toPaste: undefined }
  return { href: buildMailto(order, buildExcerpt(order)), toPaste: text }
}

/** Long, and worth less than a line. */
const LAST_DETAILS = ['Note', 'Terms']
/** The heading has the reference, and the supplier is who reads it. */
const NEEDLESS_DETAILS = ['Order reference', 'Supplier', 'Supplier VAT number']

/** As much of the order as fits, the most important first. A detail or line is left out whole, never cut. */
function buildExcerpt(order: Order): string {
  const details = listDetails(order).filter(({ name }) => !NEEDLESS_DETAILS.includes(name))
  const isLast = ({ name }: Detail) => LAST_DETAILS.includes(name)
  let kept: readonly Detail[] = []
  let count = 0
  const write = (kept: readonly Detail[], count: number) => {
    const left = details.filter((detail) => !kept.includes(detail))
    return formatExcerpt(order, kept, left, count)
  }
  const fits = (kept: readonly Detail[], count: number) =>
    buildMailto(order, write(kept, count)).length <= MAX_MAILTO_LENGTH
  const keepFitting = (detail: Detail) => void (fits([...kept, detail], count) && (kept = [...kept, detail]))

  details.filter((detail) => !isLast(detail)).forEach(keepFitting)
  while (count < order.lines.length && fits(kept, count + 1)) count += 1
  details.filter(isLast).forEach(keepFitting)
  return write(kept, count)
}

/** An email with these details and the first `count` lines, which says what it leaves out. */
function formatExcerpt(order: Order, kept: readonly Detail[], left: readonly Detail[], count: number): string {
  const { reference, lines, leftOut, total } = order
  const missing = [
    ...(count < lines.length ? [nameLines(count + 1, lines.length)] : []),
    ...left.map(({ name }) => name.toLowerCase()),
    ...(leftOut.length > 0 ? ['what is not ordered'] : []),
    'unit prices',
  ]
  return [
    `Order ${reference}: ${formatCount(lines.length, 'line')}, ${money.showExVat ? `${formatSum(total.exPence, order)} ex.VAT, ` : ''}${labelInc(formatSum(total.incPence, order))}`,
    `The whole order is too long for this email. Left out: ${missing.join(', ')}.`,
    '[Paste the copied order here: Ctrl+V]',
    '',
    ...kept.map(({ name, text }) => `${name}: ${text}`),
    '',
    ...lines
      .slice(0, count)
      .flatMap((line, index) => [
        ...(isFirstOfPharmacy(order, index) ? [`${PHARMACY_PART}:`] : []),
        ...formatLine(line),
      ]),
    '',
  ].join('\n')
}

function nameLines(from: number, to: number): string {
  return from === to ? `line ${to}` : `lines ${from} to ${to}`
}

function formatLine({ number, quantity, sku, title, options, engraving, note }: OrderLine): string[] {
  return [
    `${number}. ${quantity} x ${[sku, title, options].filter(Boolean).join(', ')}`,
    ...(engraving ? [`   Engraving: ${engraving}`] : []),
    ...(note ? [`   Note: ${note}`] : []),
  ]
}

/** RFC 6068: line breaks are %0D%0A, and every reserved character is escaped. */
function buildMailto({ reference, details, seller }: Order, body: string): string {
  const subject = ['Order', reference, details.poNumber && `PO ${details.poNumber}`].filter(Boolean).join(' ')
  return `mailto:${encodeURIComponent(seller.email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'))
}
