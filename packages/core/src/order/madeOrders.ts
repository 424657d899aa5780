import * as v from 'valibot'
import { type CartLines, getLineKey } from '../cart/cartLines.ts'
import { CurrencySchema, parseLines } from '../cart/storedCart.ts'
import { keepCurrency } from '../money/price.ts'
import type { Kind } from '../stored/kind.ts'
import { createListRules, mergeItem } from '../stored/listRules.ts'
import { parseDetails } from './details.ts'
import type { Order } from './order.ts'
import { isReference } from './reference.ts'

/** An order that was printed, sent or saved, as it was then. */
export interface MadeOrder {
  readonly reference: string
  /** The time of its latest use, in ms. */
  readonly at: number
  readonly order: Order
  /** The lines as ordered, each with its price of that day. */
  readonly lines: CartLines
}

/** The newest first. */
export type MadeOrders = readonly MadeOrder[]

export const MAX_ORDERS = 100

const MAX_ORDER_LINES = 500

const Text = v.pipe(v.string(), v.maxLength(5000))
const Pence = v.pipe(v.number(), v.safeInteger())
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const AMOUNTS = { incPence: Pence, exPence: Pence }
const RATE = { rate: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))) }

const OrderLineSchema = v.object({
  number: Count,
  key: Text,
  sku: Text,
  gtin: Text,
  title: Text,
  options: Text,
  engraving: Text,
  note: Text,
  pack: Text,
  unit: Text,
  quantity: Count,
  isFrom: v.boolean(),
  unitPrice: v.object(AMOUNTS),
  netPence: Pence,
  ...RATE,
  suppliedBy: Text,
})

const SellerSchema = v.object({
  name: Text,
  email: Text,
  telephone: Text,
  street: Text,
  city: Text,
  postcode: Text,
  country: Text,
  vatNumber: v.exactOptional(Text),
  peppol: v.exactOptional(v.object({ scheme: Text, id: Text, registeredName: Text })),
})

const OrderSchema = v.object({
  reference: v.pipe(v.string(), v.check(isReference)),
  details: v.pipe(
    v.unknown(),
    v.transform((stored) => parseDetails(stored).details),
  ),
  seller: SellerSchema,
  lines: v.pipe(v.array(OrderLineSchema), v.maxLength(MAX_ORDER_LINES)),
  leftOut: v.array(v.object({ name: Text, quantity: Count, note: Text, reason: Text })),
  pharmacy: v.exactOptional(
    v.looseObject({ name: Text, premises: Text, superintendent: Text, register: v.exactOptional(Text) }),
  ),
  // Those that were made before a shop could choose are in pounds.
  currency: v.optional(CurrencySchema, 'GBP'),
  total: v.object({
    ...AMOUNTS,
    groups: v.array(v.object({ ...AMOUNTS, ...RATE, count: Count, isFrom: v.boolean() })),
    isFrom: v.boolean(),
    listedIncPence: Pence,
  }),
  terms: v.array(Text),
  isDemonstration: v.boolean(),
  changedCount: Count,
})

const MadeOrderSchema = v.object({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
  order: OrderSchema,
  lines: v.array(v.unknown()),
})

const StoredSchema = v.object({ version: v.literal(1), orders: v.array(v.unknown()) })

/** The newest first; the oldest of more than a hundred go. */
function keepNewest(orders: MadeOrders): MadeOrders {
  return [...orders].sort((one, other) => other.at - one.at).slice(0, MAX_ORDERS)
}

/** Adds an order that has just been used, in place of what it was before. */
export function addMadeOrder(orders: MadeOrders, order: Order, cart: CartLines, at: number): MadeOrders {
  const { currency } = order
  const prices = new Map(order.lines.map(({ key, unitPrice }) => [key, keepCurrency(unitPrice, currency)]))
  const lines = cart.flatMap((line) => {
    const price = prices.get(getLineKey(line))
    return price ? [{ ...line, price }] : []
  })
  const made = { reference: order.reference, at, order, lines }
  return keepNewest([made, ...orders.filter(({ reference }) => reference !== order.reference)])
}

const RULES = createListRules<MadeOrder>({ getKey: ({ reference }) => reference, merge: mergeItem }, Infinity)

/** Orders as a profile keeps them: every one that is good is read. */
export const ORDERS_KIND: Kind<MadeOrders> = {
  empty: [],
  parse(stored) {
    const result = v.safeParse(StoredSchema, stored)
    if (!result.success) return { value: [], dropped: Infinity }
    const all = result.output.orders
    const good = all.flatMap((value) => parseMadeOrder(value) ?? [])
    const value = keepNewest([...new Map(good.map((made) => [made.reference, made])).values()])
    return { value, dropped: all.length - value.length }
  },
  format: (orders) => ({ version: 1, orders: orders.map(({ at, order, lines }) => ({ at, order, lines })) }),
  // Their times say their order, so that a change need not hold all of them to say it.
  pick: (from, to) => [from.filter((made) => !to.includes(made)), to.filter((made) => !from.includes(made))],
  merge: (from, to, now) => keepNewest(RULES.merge(from, to, now)),
}

function parseMadeOrder(value: unknown): MadeOrder | undefined {
  const result = v.safeParse(MadeOrderSchema, value)
  if (!result.success) return undefined
  const { at, order, lines } = result.output
  // An undefined value cannot stand in JSON: the schema leaves it out.
  return { reference: order.reference, at, order: order as Order, lines: parseLines(lines).lines }
}
