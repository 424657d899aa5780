import { formatDate } from '@shop/core/base/date.ts'
import { type DetailField, EMPTY_DETAILS } from '@shop/core/order/details.ts'
import { formatDraft, formatKept, type OrderDraft, parseDraft, parseKept } from '@shop/core/order/draft.ts'
import { setLineCentre } from '@shop/core/order/lineCentres.ts'
import { buildReference } from '@shop/core/order/reference.ts'
import { shop } from 'virtual:shop'
import { accountStore } from '../account/session.ts'
import { showNotice } from '../base/notices.ts'
import { createStore } from '../base/store.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { forgetTyped, readTyped, writeTyped } from '../stored/tab.ts'
import { fillFromAccount } from './fillFromAccount.ts'

/** The order document of this tab; undefined until `startOrderDraft`, as it is on a prerendered page. */
export const orderDraftStore = createStore<OrderDraft | undefined>(undefined)

/** Used where the device's clock shows no day at all; the buyer sees it and corrects it. */
const NO_DATE = '1970-01-01'

/** The draft that followed one that was filed, until anything is typed or used of it. */
let next: OrderDraft | undefined

/** Continues the draft of this tab, or starts one with the details that this device keeps. */
export function startOrderDraft(): void {
  const present = orderDraftStore.get()
  // One that nobody has touched since the last was filed may be of another day.
  if (present && present !== next) return
  const draft = fillFromAccount(parseDraft(readTyped(STORAGE_KEYS.orderDraft)) ?? createDraft())
  // A field that the form does not show must not stop the order.
  const hidden = shop.peppol ? {} : { peppolScheme: '', peppolId: '' }
  keep({ ...draft, details: { ...draft.details, ...hidden } })
}

/** Starts another document with its own reference and date; who is ordering and where it goes stay. */
export function renewOrderDraft(): void {
  const fresh = createDraft()
  const before = orderDraftStore.get() ?? fresh
  const { details } = before
  keep({
    ...before,
    reference: fresh.reference,
    details: { ...details, poNumber: '', note: '', wantedBy: '', date: fresh.details.date },
    isUsed: false,
  })
}

/** Notes that the document was printed, sent or saved. */
export function markUsed(): void {
  change((draft) => (draft.isUsed ? draft : { ...draft, isUsed: true }))
}

/** The draft of this tab, whether or not a page has shown it yet; undefined where none is begun. */
export function readOrderDraft(): OrderDraft | undefined {
  const draft = orderDraftStore.get()
  if (!draft) return parseDraft(readTyped(STORAGE_KEYS.orderDraft))
  return draft === next ? undefined : draft
}

/**
 * Ends a draft whose document is filed or put aside. In its place comes another, or where none is given one that begins
 * with what the visitor keeps, of which nothing is stored before it is touched. What is returned puts the first back, unless
 * the next has been touched by then.
 */
export function endOrderDraft(other?: OrderDraft): () => void {
  const ended = readOrderDraft()
  forgetTyped(STORAGE_KEYS.orderDraft)
  const begun = other ?? fillFromAccount(createDraft())
  if (other) keep(other)
  else {
    next = begun
    orderDraftStore.set(begun)
  }
  return () => {
    if (orderDraftStore.get() !== begun) return
    if (ended) keep(ended)
    else endOrderDraft()
  }
}

/** Changes one field as it is typed. */
export function setDetail(field: DetailField, text: string): void {
  change((draft) => ({ ...draft, details: { ...draft.details, [field]: text } }))
  const draft = orderDraftStore.get()
  if (draft?.isKept) keepBuyer(draft)
}

/** Changes the cost centre of a line as it is typed. */
export function changeLineCentre(key: string, centre: string): void {
  change((draft) => ({ ...draft, lineCentres: setLineCentre(draft.lineCentres, key, centre) }))
}

/** Keeps who is ordering and where it goes for the next order, or forgets it. */
export function setKept(isKept: boolean): void {
  change((draft) => ({ ...draft, isKept }))
  const draft = orderDraftStore.get()
  if (!isKept) removeStored(STORAGE_KEYS.buyer)
  else if (draft && !keepBuyer(draft))
    showNotice('A newer version of the shop keeps your details here. Reload this page to change them.')
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
    lineCentres: {},
  })
  showNotice('Your details are cleared, here and on this device.', {
    label: 'Undo',
    run: () => {
      if (kept !== null) writeStored(STORAGE_KEYS.buyer, kept)
      change((draft) => ({ ...draft, details: before.details, lineCentres: before.lineCentres, isKept: before.isKept }))
    },
  })
}

/** False where a later release has kept them. */
function keepBuyer({ details }: OrderDraft): boolean {
  return writeStored(STORAGE_KEYS.buyer, formatKept(details))
}

function createDraft(): OrderDraft {
  const kept = parseKept(readStored(STORAGE_KEYS.buyer))
  if (kept && kept.dropped > 0) showNotice('Some of your kept details could not be read. Please check the form.')
  const date = formatDate(new Date()) ?? NO_DATE
  const name = `${shop.brand.strong} ${shop.brand.light}`
  return {
    reference: buildReference(name, date, Math.random),
    details: { ...(kept?.details ?? EMPTY_DETAILS), date },
    lineCentres: {},
    isKept: kept !== undefined,
    isFromAccount: false,
    isUsed: false,
  }
}

function change(edit: (draft: OrderDraft) => OrderDraft): void {
  const draft = orderDraftStore.get()
  if (draft) keep(edit(draft))
}

/** A browser that keeps nothing still has the draft in this page. */
function keep(draft: OrderDraft): void {
  orderDraftStore.set(draft)
  writeTyped(STORAGE_KEYS.orderDraft, formatDraft(draft))
}
