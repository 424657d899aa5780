import * as v from 'valibot'
import { formatDate, formatLongDate } from '../base/date.ts'
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
  /** The time at which it was sent, in ms, as its owner says; false: it was not. Without either it is to be sent. */
  readonly sent?: Sent
}

export type Sent = number | false

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
  // Earlier ones have none.
  costCentre: v.optional(Text, ''),
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

const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15))

const MadeOrderSchema = v.object({
  at: Time,
  order: OrderSchema,
  lines: v.array(v.unknown()),
  // Its owner can say it again: a damaged one costs no order.
  sent: v.fallback(v.optional(v.union([Time, v.literal(false)])), undefined),
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
  const sent = orders.find(({ reference }) => reference === order.reference)?.sent
  return putBack(orders, { reference: order.reference, at, order, lines, ...(sent !== undefined && { sent }) })
}

/** Puts an order where its time says, in place of the one with its reference. */
export function putBack(orders: MadeOrders, made: MadeOrder): MadeOrders {
  return keepNewest([made, ...removeMadeOrder(orders, made.reference)])
}

export function removeMadeOrder(orders: MadeOrders, reference: string): MadeOrders {
  return orders.filter((other) => other.reference !== reference)
}

/** Notes whether an order was sent, and when; undefined: it is to be sent. */
export function setSent(orders: MadeOrders, reference: string, sent: Sent | undefined): MadeOrders {
  return orders.map((made) => {
    if (made.reference !== reference) return made
    const { at, order, lines } = made
    return { reference, at, order, lines, ...(sent !== undefined && { sent }) }
  })
}

/** Names the state of an order: "Sent on 27 November 2026". */
export function describeSent({ sent }: Pick<MadeOrder, 'sent'>): string {
  if (sent === undefined) return 'To be sent'
  return sent === false ? 'Not sent' : `Sent on ${formatLongDate(formatDate(new Date(sent)) ?? '')}`
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
  format: (orders) => ({
    version: 1,
    orders: orders.map(({ at, order, lines, sent }) => ({ at, order, lines, sent })),
  }),
  // Their times say their order, so that a change need not hold all of them to say it.
  pick: (from, to) => [from.filter((made) => !to.includes(made)), to.filter((made) => !from.includes(made))],
  merge: (from, to, now) => keepNewest(RULES.merge(from, to, now)),
}

function parseMadeOrder(value: unknown): MadeOrder | undefined {
  const result = v.safeParse(MadeOrderSchema, value)
  if (!result.success) return undefined
  const { at, order, lines, sent } = result.output
  return {
    ...{ reference: order.reference, at },
    // An undefined value cannot stand in JSON: the schema leaves it out.
    ...{ order: order as Order, lines: parseLines(lines).lines },
    ...(sent !== undefined && { sent }),
  }
}
