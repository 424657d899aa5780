import { formatOrderText } from './formatOrderText.ts'
import type { Order } from './order.ts'

/** The longest address that mail programs and browsers take over whole; Windows cuts or drops longer ones. */
const MAX_MAILTO_LENGTH = 1900

/** An e-mail to the shop, for the visitor's own mail program. */
export interface OrderMail {
  readonly href: string
  /** The text that did not fit and must be pasted; undefined where the e-mail is whole. */
  readonly toPaste: string | undefined
}

/** Writes the order as a `mailto:` address. An order that is too long asks, in the e-mail, to be pasted. */
export function buildOrderMail(order: Order): OrderMail {
  const text = formatOrderText(order)
  const whole = buildMailto(order, text)
  if (whole.length <= MAX_MAILTO_LENGTH) return { href: whole, toPaste: undefined }
  const { reference, details } = order
  const body = `Please find our order ${reference} below.\n\n[Paste the copied order here: Ctrl+V]\n\n${details.name}\n`
  return { href: buildMailto(order, body), toPaste: text }
}

/** RFC 6068: line breaks are %0D%0A, and every reserved character is escaped. */
function buildMailto({ reference, details, seller }: Order, body: string): string {
  const subject = ['Order', reference, details.poNumber && `PO ${details.poNumber}`].filter(Boolean).join(' ')
  return `mailto:${encodeURIComponent(seller.email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'))
}
