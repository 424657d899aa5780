import { cleanLine } from '@shop/core/base/cleanText.ts'
import { formatCount } from '@shop/core/base/count.ts'
import { formatDate, formatLongDate } from '@shop/core/base/date.ts'
import { type AsideCart, MAX_ASIDE } from '@shop/core/cart/cart.ts'
import type { CartLines } from '@shop/core/cart/cartLines.ts'
import { MAX_ASIDE_NAME } from '@shop/core/cart/storedCart.ts'
import { formatDraft, type OrderDraft, parseDraft } from '@shop/core/order/draft.ts'
import { readFilingChoice } from '../account/filingChoice.ts'
import { accountStore } from '../account/session.ts'
import { showNotice } from '../base/notices.ts'
import { cart } from '../cart/cart.ts'
import { endOrderDraft, readOrderDraft } from './orderDraft.ts'

/** Puts the cart aside with the order document begun for it, says so, and offers to undo it. */
export function putAside(): void {
  const { lines, aside } = cart.read()
  if (lines.length === 0) return
  if (aside.length >= MAX_ASIDE)
    return showNotice(`${MAX_ASIDE} carts are put aside, which is the most. Use one of them, or delete one.`)
  const put = buildAside(lines)
  const resume = endOrderDraft()
  cart.change((now) => ({ ...now, lines: [], aside: [...now.aside, { ...put, lines: now.lines }] }), {
    text: `Put aside: ${put.name}, ${formatCount(lines.length, 'line')}. Your cart is empty.`,
    undo: resume,
  })
}

/** Takes up a cart again, with its document; the present one, if anything is in it, is put aside in its place. */
export function takeUp({ id, name, lines, draft }: AsideCart): void {
  const { lines: present } = cart.read()
  const put = present.length > 0 ? buildAside(present) : undefined
  const resume = endOrderDraft(parseDraft(draft ?? null))
  cart.change(
    ({ aside, ...now }) => ({
      ...now,
      lines,
      aside: [...aside.filter((other) => other.id !== id), ...(put ? [{ ...put, lines: now.lines }] : [])],
    }),
    {
      text: [
        `Your cart is now ${name}: ${formatCount(lines.length, 'line')}.`,
        ...(put ? [`Put aside: ${put.name}, ${formatCount(present.length, 'line')}.`] : []),
      ].join(' '),
      undo: resume,
    },
  )
}

/** Gives a cart put aside another name; false where that is empty. */
export function renameAside(id: string, typed: string): boolean {
  const name = cleanLine(typed).slice(0, MAX_ASIDE_NAME)
  if (name === '') return false
  cart.change((now) => ({ ...now, aside: now.aside.map((other) => (other.id === id ? { ...other, name } : other)) }))
  return true
}

/** Deletes a cart put aside and offers it back. */
export function deleteAside({ id, name }: AsideCart): void {
  cart.change((now) => ({ ...now, aside: now.aside.filter((other) => other.id !== id) }), {
    text: `Deleted: ${name}`,
    undo: true,
  })
}

function buildAside(lines: CartLines): AsideCart {
  const draft = readOrderDraft()
  // A guest who wants no orders kept here wants no addresses kept either.
  const isKept = accountStore.get() !== undefined || readFilingChoice() !== 'off'
  return {
    id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
    name: nameCart(draft),
    lines,
    ...(draft && isKept && { draft: formatDraft(draft) }),
  }
}

/** Where the order goes, as far as it is typed; otherwise the day. */
function nameCart(draft: OrderDraft | undefined): string {
  const { organisation = '', street = '' } = draft?.details ?? {}
  const place = cleanLine(organisation) || cleanLine(street.split('\n', 1)[0]!)
  if (place !== '') return place.slice(0, MAX_ASIDE_NAME)
  const today = formatDate(new Date())
  return today === undefined ? 'A cart' : `Cart of ${formatLongDate(today)}`
}
