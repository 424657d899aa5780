/** The owner of a thing: the device, for everyone who uses it; a guest or an account; or only an account. */
type Owner = 'device' | 'person' | 'account'

/**
 * `local`, `session`: stands in local storage, as a page's head reads it, the specification asks for it or losing it does no
 * harm, or in the tab's session storage; all else is on the disk. `draft`: typed in a tab, where it outlasts a reload.
 * `precious`: it would hurt to lose; a cart is soon filled again. `copied`: by a passport (docs/data-passport.md).
 */
type Fact = 'local' | 'session' | 'draft' | 'precious' | 'copied'

export type StoredThing = readonly [key: string, owner: Owner, ...facts: readonly Fact[]]

/**
 * Everything that the shop keeps in the browser, each thing in one text with a version, or as changes and parts of it after
 * a `+`. A new thing is an entry here: what else must know of it, and its words (storedWords.ts), does not compile until it
 * does. First pages load this: no words and no schemas.
 */
export const STORED = {
  /** The selected product: the whole card as JSON (specification, 3). */
  selected: ['detail', 'person', 'local'],
  cart: ['cart', 'person', 'copied'],
  theme: ['theme', 'device', 'local'],
  /** The price that is shown first. */
  vat: ['vat', 'device', 'local'],
  /** The visitor's choice, once made, to keep the shop on this device or not. */
  offline: ['offline', 'device', 'local'],
  /** The release that was last offered in place of the one in use. */
  offeredRelease: ['offered-release', 'device', 'local'],
  lists: ['lists', 'person', 'precious', 'copied'],
  recentSearches: ['recent-searches', 'person', 'copied'],
  compared: ['compared', 'person', 'copied'],
  recentlyViewed: ['recently-viewed', 'person', 'copied'],
  quickOrder: ['quick-order', 'person', 'draft'],
  /** The order document that is being made. */
  orderDraft: ['order.draft', 'person', 'draft'],
  /** Orders that were printed, sent or saved. */
  orders: ['orders', 'person', 'precious', 'copied'],
  addresses: ['addresses', 'person', 'precious', 'copied'],
  /** A guest's choice, once made, to keep orders and addresses on this device or not. */
  filing: ['filing', 'device'],
  /** The buyer and the delivery address, if the buyer wants them kept. */
  buyer: ['order.buyer', 'person', 'precious', 'copied'],
  /** The owner of the account. */
  person: ['person', 'account'],
  /** The time when a copy was last saved. */
  copy: ['copy', 'account'],
  /** The account that is open on this device, and its log in. */
  openProfile: ['profile.open', 'device', 'local'],
  /** The time when a key or a pointer was last pressed in an open account. */
  profileUsed: ['profile.used', 'device', 'local'],
  /** Wrong passwords in a row. */
  profileTries: ['profile.tries', 'device', 'local'],
  /** The session, sealed, that opens the account again after a reload (docs/decisions/0022). */
  profileSession: ['profile.session', 'device', 'session'],
  /** The name of this tab's drafts. */
  profileTab: ['profile.tab', 'device', 'session'],
} as const satisfies Readonly<Record<string, StoredThing>>

type Stored = (typeof STORED)[keyof typeof STORED]
type KeyOfThing<T extends Stored, F> = T extends readonly [infer Key, ...infer Facts]
  ? F extends Facts[number]
    ? Key
    : never
  : never

/** The keys of what such a fact is true of, or one of such facts. */
export type KeyOf<F extends Owner | Fact> = KeyOfThing<Stored, F>
export type StorageKey = Stored[0]

/** The prefix of the keys of accounts and of their sealed records; they are the device's. */
export const ACCOUNT_PREFIX = 'profile.'

/** The keys of what such a fact is true of, in the order of the table. */
export function listKeys<const F extends Owner | Fact>(fact: F): readonly KeyOf<F>[] {
  const things: readonly StoredThing[] = Object.values(STORED)
  return things.filter(([, ...facts]) => facts.includes(fact)).map(([key]) => key as KeyOf<F>)
}

/** True for the name of one of these things, or of a change, a part or an unread text of one. */
export function isOfOne(keys: readonly string[], name: string): boolean {
  return keys.some((key) => name.startsWith(key) && /^([+.]|$)/.test(name.slice(key.length)))
}
