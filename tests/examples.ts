import type { CartLines } from '@shop/core/cart/cartLines.ts'
import type { WardList } from '@shop/core/lists/wardLists.ts'

/** A product that is added at once, and the list where it stands. */
export const PLAIN = {
  slug: 'omron-m3-comfort-upper-arm',
  title: 'Omron M3 Comfort upper-arm blood pressure monitor',
  list: '/blood-pressure-monitors',
  pence: 5999,
}
/** Another such product of the same list. */
export const OTHER = {
  slug: 'omron-m2-basic-upper-arm',
  title: 'Omron M2 Basic upper-arm blood pressure monitor',
  list: '/blood-pressure-monitors',
  pence: 2999,
}
/** A product with two options to choose, Size and Length. */
export const CHOICE = {
  slug: 'penhallow-scrub-trousers-navy',
  title: 'Scrub trousers, drawstring, unisex, navy blue',
  list: '/scrubs',
}

/** A cart as someone may send it: the last of it is no longer sold. */
export const SENT: CartLines = [
  { slug: PLAIN.slug, options: {}, quantity: 2, note: 'for room 4' },
  { slug: OTHER.slug, options: {}, quantity: 1 },
  { slug: CHOICE.slug, options: { Size: 'M', Length: 'Regular' }, quantity: 3 },
  { slug: 'littmann-classic-iii-navy', options: {}, quantity: 1, engraving: 'Dr M. Tregear' },
  { slug: 'sold-last-year', options: {}, quantity: 3 },
]

/** More than one QR code holds: packing makes the notes hardly smaller. */
export const MANY: CartLines = Array.from({ length: 90 }, (_, index) => ({
  slug: `product-${index}`,
  options: {},
  quantity: 1,
  note: (index * 7_919_191 * 1_103_515_245).toString(36).repeat(2),
}))

/** A list with everything that a line can say: enough, short, not counted, no longer sold, counted in pieces. */
export const WARD: WardList = {
  id: 'ward',
  name: 'Ward 3',
  lines: [
    { slug: PLAIN.slug, options: {}, par: 4, onHand: 1 },
    { slug: OTHER.slug, options: {}, par: 2 },
    { slug: CHOICE.slug, options: { Size: 'M', Length: 'Regular' }, par: 3, onHand: 3 },
    { slug: 'sold-last-year', options: {}, par: 3 },
    { slug: 'penhallow-gloves-nitrile-blue-m', options: {}, par: 1000, onHand: 250, countedIn: 'pieces' },
  ],
}

/** The fields of a card that is kept for `/detail`. */
export const CARD = {
  img: '',
  discription: 'x',
  smalltittle: '',
  lastPrice: '',
  NewPrice: '£1.00',
  fromPrice: '£1.00',
  sku: '',
}
