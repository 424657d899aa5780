import { parseJson } from '@shop/core/base/json.ts'
import type { OrderDetails } from '@shop/core/order/details.ts'
import { formatKept } from '@shop/core/order/draft.ts'
import { paths } from '@shop/core/page/address.ts'
import { comparePart, type Difference, type Part, PARTS, takeBack, takePart } from '@shop/core/passport/parts.ts'
import {
  formatPassport,
  type Passport,
  type RecordName,
  type Records,
  sealPassport,
} from '@shop/core/passport/passport.ts'
import { buildPassportFragment } from '@shop/core/passport/passportLink.ts'
import { LABELS } from '@shop/core/stored/storedWords.ts'
import { showNotice } from '../base/notices.ts'
import { saveFile } from '../base/saveFile.ts'
import { cart } from '../cart/cart.ts'
import { wardLists } from '../lists/wardLists.ts'
import { BASE } from '../page/base.ts'
import { compared } from '../product/compared.ts'
import { recentlyViewed } from '../product/recentlyViewed.ts'
import { recentSearches } from '../search/recentSearches.ts'
import type { Kept } from '../stored/kept.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { addresses } from './addresses.ts'
import { noteCopySaved } from './copyReminder.ts'
import { readFilingChoice } from './filingChoice.ts'
import { madeOrders } from './madeOrders.ts'
import { accountStore } from './session.ts'

/** A part of what this device has, of any type. */
interface Place {
  readonly part: Part<unknown>
  readonly read: () => unknown
  readonly change: (edit: (value: unknown) => unknown) => void
}

function placeOf<T>(part: Part<T>, { read, change }: Pick<Kept<T>, 'read' | 'change'>): Place {
  return { part: part as Part<unknown>, read, change: (edit) => change(edit as (value: T) => T) }
}

const details: Pick<Kept<OrderDetails>, 'read' | 'change'> = {
  read: () => PARTS['order.buyer'].parse(parseJson(readStored(STORAGE_KEYS.buyer) ?? '')).value,
  change(edit) {
    const next = edit(details.read())
    if (Object.values(next).some(Boolean)) writeStored(STORAGE_KEYS.buyer, formatKept(next))
    else removeStored(STORAGE_KEYS.buyer)
  },
}

const PLACES: Readonly<Record<RecordName, Place>> = {
  cart: placeOf(PARTS.cart, cart),
  lists: placeOf(PARTS.lists, wardLists),
  orders: placeOf(PARTS.orders, madeOrders),
  addresses: placeOf(PARTS.addresses, addresses),
  'order.buyer': placeOf(PARTS['order.buyer'], details),
  'recently-viewed': placeOf(PARTS['recently-viewed'], recentlyViewed),
  compared: placeOf(PARTS.compared, compared),
  'recent-searches': placeOf(PARTS['recent-searches'], recentSearches),
}

/** What a guest may have said no to. */
const FILED: readonly RecordName[] = ['orders', 'addresses']

function listPlaces(): [RecordName, Place][] {
  const isRefused = accountStore.get() === undefined && readFilingChoice() === 'off'
  return (Object.entries(PLACES) as [RecordName, Place][]).filter(([name]) => !isRefused || !FILED.includes(name))
}

/** Saves everything of the account, or the guest, as one file: sealed, or open where there is no passphrase. */
export async function savePassport(passphrase: string | undefined): Promise<void> {
  const records = collectRecords()
  const now = new Date()
  const text = passphrase === undefined ? formatPassport(records, now) : await sealPassport(records, now, passphrase)
  if (accountStore.get()) noteCopySaved()
  saveFile(`passport-${now.toISOString().slice(0, 10)}.json`, text, 'application/json')
}

/** A link that carries what is here, unsealed; undefined where it would be too long. */
export async function buildPassportLink(): Promise<string | undefined> {
  const fragment = await buildPassportFragment(collectRecords(), new Date())
  return fragment && `${location.origin}${BASE}${paths.account}#${fragment}`
}

function collectRecords(): Records {
  return Object.fromEntries(
    listPlaces().flatMap(([name, { part, read }]) => {
      const value = read()
      return part.list(value).length > 0 ? [[name, part.format(value)]] : []
    }),
  )
}

/** The changes that a file would make here, part by part. */
interface PassportPreview {
  readonly rows: readonly (Difference & { readonly name: string })[]
  /** Names of parts that the visitor wants not kept on this device. */
  readonly left: readonly string[]
}

export function previewPassport({ records }: Passport): PassportPreview {
  const places = listPlaces()
  const rows = places.flatMap(([name, { part, read }]) =>
    records[name] ? [{ name: LABELS[name], ...comparePart(part, read(), records[name]) }] : [],
  )
  const left = FILED.filter((name) => records[name] && !places.some(([other]) => other === name))
  return { rows, left: left.map((name) => LABELS[name]) }
}

/** Imports a file, and shows a notice that offers to undo it. Parts that the file lacks stay. */
export function takePassport({ records }: Passport, way: 'merge' | 'replace'): void {
  const taken = listPlaces().flatMap(([name, { part, read, change }]) => {
    if (!records[name]) return []
    const before = read()
    change((now) => takePart(part, now, records[name], way))
    return [{ part, change, before, after: read() }]
  })
  showNotice(way === 'merge' ? 'The file is merged into what was here.' : 'What was here is replaced by the file.', {
    label: 'Undo',
    run() {
      for (const { part, change, ...imported } of taken) change((now) => takeBack(part, imported, now))
      showNotice('The file is taken out again. What you have changed since stays.')
    },
  })
}
