import { shop } from 'virtual:shop'
import { EMPTY_DETAILS, pickLasting, type DetailField, type OrderDetails } from '../../domain/order/details.ts'
import { formatDraft, formatKept, parseDraft, parseKept, type OrderDraft } from '../../domain/order/draft.ts'
import { buildReference, formatDate } from '../../domain/order/reference.ts'
import { showNotice } from '../page/notices.ts'
import { readSession, readStored, removeStored, STORAGE_KEYS, writeSession, writeStored } from '../kept/storage.ts'
import { createStore } from '../kept/store.ts'
import { accountStore } from '../profile/session.ts'
import { madeOrders } from './madeOrders.ts'

/** The order document of this tab; undefined until `startOrderDraft`, as it is on a prerendered page. */
export const orderDraftStore = createStore<OrderDraft | undefined>(undefined)

/** Used where the device's clock shows no day at all; the buyer sees it and corrects it. */
const NO_DATE = '1970-01-01'

/** Continues the draft of this tab, or starts one with the details that this device keeps. */
export function startOrderDraft(): void {
  if (orderDraftStore.get()) return
  const draft = fillFromAccount(parseDraft(readSession(STORAGE_KEYS.orderDraft)) ?? createDraft())
  // A field that the form does not show must not stop the order.
  const hidden = shop.peppol ? {} : { peppolScheme: '', peppolId: '' }
  keep({ ...draft, details: { ...draft.details, ...hidden } })
}

/** Starts another document with its own reference and date; who is ordering and where it goes stay. */
export function renewOrderDraft(): void {
  const { details, isKept } = orderDraftStore.get() ?? createDraft()
  const fresh = createDraft()
  keep({ ...fresh, isKept, details: { ...details, poNumber: '', note: '', wantedBy: '', date: fresh.details.date } })
}

/** Changes one field as it is typed. */
export function setDetail(field: DetailField, text: string): void {
  change((draft) => ({ ...draft, details: { ...draft.details, [field]: text } }))
  const draft = orderDraftStore.get()
  if (draft?.isKept) keepBuyer(draft)
}

/** Keeps who is ordering and where it goes for the next order, or forgets it. */
export function setKept(isKept: boolean): void {
  change((draft) => ({ ...draft, isKept }))
  const draft = orderDraftStore.get()
  if (!isKept) removeStored(STORAGE_KEYS.buyer)
  else if (draft && !keepBuyer(draft))
    showNotice('This browser is not letting the shop keep your details. They last until you close this tab.')
}

/** Empties the form and forgets what this device keeps, and offers both back. */
export function clearDetails(): void {
  const before = orderDraftStore.get()
  const kept = readStored(STORAGE_KEYS.buyer)
  if (!before) return
  removeStored(STORAGE_KEYS.buyer)
  keep({
    ...before,
    isKept: accountStore.get() !== undefined,
    details: { ...EMPTY_DETAILS, date: before.details.date },
  })
  showNotice('Your details are cleared, here and on this device.', {
    label: 'Undo',
    run: () => {
      if (kept !== null) writeStored(STORAGE_KEYS.buyer, kept)
      change((draft) => ({ ...draft, details: before.details, isKept: before.isKept }))
    },
  })
}

/** False where the browser does not let it. */
function keepBuyer({ details }: OrderDraft): boolean {
  return writeStored(STORAGE_KEYS.buyer, formatKept(details))
}

/** What is booked and sent together: half of one address is never joined to half of another. */
const ADDRESS_FIELDS = ['organisation', 'street', 'town', 'postcode', 'costCentre'] as const

/**
 * An account keeps details without being asked: they are sealed. A draft that has nothing of the account yet, as one that
 * a guest began, gets what was not typed; one that has is left alone, whatever its owner has emptied.
 */
function fillFromAccount(draft: OrderDraft): OrderDraft {
  const person = accountStore.get()?.person
  if (!person || draft.isKept) return draft
  const last = pickLasting(madeOrders.read()[0]?.order.details ?? EMPTY_DETAILS)
  const named = {
    ...last,
    name: `${person.firstName} ${person.lastName}`.trim() || last.name,
    email: person.email || last.email,
  }
  const { details } = draft
  const isAddressed = ADDRESS_FIELDS.some((field) => details[field] !== '')
  const known: OrderDetails = isAddressed
    ? { ...named, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) }
    : named
  const typed = Object.entries(details).filter(([, text]) => text !== '')
  return { ...draft, isKept: true, details: { ...known, ...Object.fromEntries(typed) } }
}

function createDraft(): OrderDraft {
  const kept = parseKept(readStored(STORAGE_KEYS.buyer))
  if (kept && kept.dropped > 0) showNotice('Some of your kept details could not be read. Please check the form.')
  const date = formatDate(new Date()) ?? NO_DATE
  const name = `${shop.brand.strong} ${shop.brand.light}`
  return {
    reference: buildReference(name, date, Math.random),
    details: { ...(kept?.details ?? EMPTY_DETAILS), date },
    isKept: kept !== undefined,
  }
}

function change(edit: (draft: OrderDraft) => OrderDraft): void {
  const draft = orderDraftStore.get()
  if (draft) keep(edit(draft))
}

/** Where the browser keeps nothing the draft lives on in this page. */
function keep(draft: OrderDraft): void {
  orderDraftStore.set(draft)
  writeSession(STORAGE_KEYS.orderDraft, formatDraft(draft))
}
