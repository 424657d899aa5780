import type { KeyOf, StorageKey } from './stored.ts'

/** Names of what a person has, as the account's page and a passport give them. */
export const LABELS: Readonly<Record<KeyOf<'person' | 'account'>, string>> = {
  cart: 'Cart and saved for later',
  lists: 'Lists',
  orders: 'Orders made',
  'order.buyer': 'Details for orders',
  addresses: 'Addresses and cost centres',
  person: 'Your name, email and choices',
  copy: 'When you saved a copy',
  'order.draft': 'Orders being typed',
  'quick-order': 'Quick orders being typed',
  detail: 'The product looked at last',
  'recently-viewed': 'Viewed recently',
  'recent-searches': 'Searched for',
  compared: 'Chosen to compare',
}

/** A row of the privacy page. Things that share one share the object. */
type PrivacyRow = readonly [what: string, until: string]

const CHOICES: PrivacyRow = [
  'What you have chosen: light or dark, which price comes first, whether the shop and your orders stay on this device',
  'You change it',
]
const TYPED: PrivacyRow = [
  'In this tab: a quick order or an order document that you have begun',
  'You close the tab; where the browser ended without that, the next tab goes on with it',
]
const OF_AN_ACCOUNT: PrivacyRow = [
  'In an account: your name and email, and when you last saved a copy',
  'You delete the account',
]
const ORDERS: PrivacyRow = [
  'Orders that you have made and the addresses that they went to, unless you say no; in an account always, sealed',
  'You delete them',
]
const OPEN_ACCOUNT: PrivacyRow = ['Which account is open, and in this tab what opens it again, sealed', 'You log out']

/** The privacy page's words about each thing, in the order of its rows. */
export const PRIVACY: Readonly<Record<StorageKey, PrivacyRow>> = {
  cart: [
    'Your cart, with all that you have written in it; a cart that you put aside, with who is ordering and where it goes',
    'You remove it',
  ],
  lists: ['Your lists', 'You delete them'],
  detail: ['The product that you selected last', 'You select another'],
  'recently-viewed': ['Products that you have looked at', 'You clear them'],
  'recent-searches': ['Searches that found something', 'You clear them'],
  compared: ['Products that you compare', 'You remove them'],
  theme: CHOICES,
  vat: CHOICES,
  offline: CHOICES,
  'offered-release': ['Which new version of the shop you were offered', 'A newer one is offered'],
  'order.buyer': ['Who is ordering and the address, if you tick the box for it', 'You untick the box'],
  'quick-order': TYPED,
  'order.draft': TYPED,
  orders: ORDERS,
  addresses: ORDERS,
  filing: CHOICES,
  person: OF_AN_ACCOUNT,
  copy: OF_AN_ACCOUNT,
  'profile.open': OPEN_ACCOUNT,
  'profile.session': OPEN_ACCOUNT,
  'profile.tab': ['Which draft in an account is of this tab', 'You close the tab'],
  'profile.tries': ['How many wrong passwords were given in a row', 'The right one is given'],
  'profile.used': ['When an account was last used', 'You clear this site’s data'],
}
