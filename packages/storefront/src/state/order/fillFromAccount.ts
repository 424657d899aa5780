import { ADDRESS_FIELDS } from '@shop/core/order/addresses.ts'
import { EMPTY_DETAILS, type OrderDetails, pickLasting } from '@shop/core/order/details.ts'
import { type OrderDraft, parseKept } from '@shop/core/order/draft.ts'
import { addresses } from '../account/addresses.ts'
import { madeOrders } from '../account/madeOrders.ts'
import { accountStore } from '../account/session.ts'
import { readStored, STORAGE_KEYS } from '../stored/storage.ts'

/**
 * An account keeps details without being asked: they are sealed. A draft with nothing of the account yet, such as one
 * that a guest began, gets whatever was not typed; one that has is left alone, even fields that its owner has emptied.
 */
export function fillFromAccount(draft: OrderDraft): OrderDraft {
  const person = accountStore.get()?.person
  if (!person || draft.isFromAccount) return draft
  const kept = parseKept(readStored(STORAGE_KEYS.buyer))?.details
  const last = kept ?? findLast()
  const named = {
    ...last,
    name: kept?.name || `${person.firstName} ${person.lastName}`.trim() || last.name,
    email: kept?.email || person.email || last.email,
  }
  const { details } = draft
  const isAddressed = ADDRESS_FIELDS.some((field) => details[field] !== '')
  const known: OrderDetails = isAddressed
    ? { ...named, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) }
    : named
  const typed = Object.entries(details).filter(([, text]) => text !== '')
  return { ...draft, isKept: true, isFromAccount: true, details: { ...known, ...Object.fromEntries(typed) } }
}

/** The last order's details; before the first the only address, where there is nothing to choose. */
function findLast(): OrderDetails {
  const [order] = madeOrders.read()
  const [address, another] = addresses.read()
  if (order) return pickLasting(order.order.details)
  if (!address || another) return EMPTY_DETAILS
  return { ...EMPTY_DETAILS, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])) }
}
