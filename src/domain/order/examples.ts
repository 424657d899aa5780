/** Orders that tests are written about. No page imports this. */
import fc from 'fast-check'
import type { Shop } from '../../../catalogue/schema.ts'
import type { Basket } from '../basket.ts'
import type { Product } from '../catalogue.ts'
import { buildExampleCatalogue, buildExampleProduct, EXAMPLE_SHOP } from '../examples.ts'
import { EMPTY_DETAILS, type OrderDetails } from './details.ts'
import { buildOrder, type Order } from './order.ts'

export const EXAMPLE_DETAILS: OrderDetails = {
  ...EMPTY_DETAILS,
  organisation: 'Carrick Community Hospital',
  name: 'Ada Penrose',
  email: 'ada.penrose@carrick.example',
  street: 'Stores, Level 2\n14 Quay Road',
  town: 'Falmouth',
  postcode: 'TR11 3XX',
  poNumber: 'PO-4471',
  costCentre: 'W7-2210',
  date: '2026-11-21',
  note: 'Deliver before noon.',
  peppolScheme: '0088',
  peppolId: '7300010000001',
}

/** A shop that is in the Peppol network. */
const PEPPOL_SHOP: Shop = {
  ...EXAMPLE_SHOP,
  peppol: { scheme: '9932', id: 'GB000000000', registeredName: 'Penhallow Medical Limited' },
}

interface Facts {
  readonly products?: readonly Product[]
  readonly basket?: Basket
  readonly details?: Partial<OrderDetails>
  readonly shop?: Shop
}

export function buildExampleOrder(facts: Facts = {}): Order {
  const { products = [buildExampleProduct()], details, shop = PEPPOL_SHOP } = facts
  const { basket = products.map(({ slug }) => ({ slug, options: {}, quantity: 1 })) } = facts
  return buildOrder({
    reference: 'PM-20261121-7F3K',
    details: { ...EXAMPLE_DETAILS, ...details },
    basket,
    catalogue: buildExampleCatalogue(products),
    shop,
  })
}

/** Texts that have broken spreadsheets, XML and web pages before, among any others. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("https://example.com","here")',
    ...['+1', '-1', '@SUM(A1)', '=1+1', '\t=1+1', '\r\n=cmd', "'=1", '00123', '1E5', '2026-11-21', '£1,234.50', 'TRUE'],
    ...['<script>alert(1)</script>', ']]>', '&amp; &', '"quoted", and, commas', "O'Brien", '--', '<!-- -->'],
    ...['two\nlines', 'two\r\nlines', '  edges  ', 'tab\there', 'nul\u0000bell\u0007', '\uFFFE\uFFFF', 'half \uD83D'],
    ...[
      'smile 😀 flag 🏴',
      'RTL \u200Fעברית\u200F end',
      'over \u202Eridden',
      'é ligature ﬁ',
      '漢字',
      '\u00A0nbsp\u00A0',
    ],
    ...['_x0041_ and _x000D_', '__proto__', 'constructor', 'toString'],
  ),
)

/** A product at any price, whether or not its two prices fit a rate. */
const anyProduct = fc.record({
  title: nastyText,
  sku: nastyText,
  gtin: fc.option(fc.constantFrom('7300010000001', '05704066204093'), { nil: undefined }),
  exPence: fc.oneof(fc.nat(2_000_000), fc.nat(30)),
  rate: fc.constantFrom(0, 5, 20, 12),
  isFrom: fc.boolean(),
  unit: fc.constantFrom('each', 'box', 'pack', 'sachet'),
  count: fc.integer({ min: 1, max: 500 }),
})

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  option: fc.option(nastyText, { nil: undefined }),
  engraving: fc.option(nastyText, { nil: undefined }),
  note: fc.option(nastyText, { nil: undefined }),
  isGone: fc.integer({ min: 0, max: 9 }).map((die) => die === 0),
})

/** An order of 1 to 12 lines with nasty texts everywhere that a person can write. */
export const anyOrder = fc
  .tuple(
    fc.array(fc.tuple(anyProduct, anyLine), { minLength: 1, maxLength: 12 }),
    fc.record({ organisation: nastyText, name: nastyText, street: nastyText, note: nastyText, poNumber: nastyText }),
  )
  .map(([items, details]) => {
    const products = items.map(([{ exPence, rate, isFrom, unit, count, title, sku, gtin }], index) =>
      buildExampleProduct({
        slug: `product-${index}`,
        title: `Gloves ${title}`,
        sku,
        ...(gtin && { gtin }),
        priceExVat: { pence: exPence, isFrom },
        priceIncVat: { pence: Math.round(exPence * (1 + rate / 100)), isFrom },
        pack: { count, unit },
      }),
    )
    const basket = items.map(([, { quantity, option, engraving, note, isGone }], index) => ({
      slug: isGone ? `gone-${index}` : `product-${index}`,
      options: option === undefined ? {} : { Size: option },
      quantity,
      ...(engraving !== undefined && { engraving }),
      ...(note !== undefined && { note }),
    }))
    return buildExampleOrder({ products, basket, details })
  })
