import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLineKey } from '../cart/cartLines.ts'
import { anyOrder, buildExampleOrder } from '../fixtures/orderExamples.ts'
import { PARTS, takePart } from '../passport/parts.ts'
import { addMadeOrder, describeSent, type MadeOrders, MAX_ORDERS, ORDERS_KIND, setSent } from './madeOrders.ts'

const NONE: MadeOrders = []
const write = (orders: MadeOrders): unknown => JSON.parse(JSON.stringify(ORDERS_KIND.format(orders)))

describe('orders made', () => {
  test('any order is read as it was kept, for its document to be the same', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const read = ORDERS_KIND.parse(write(addMadeOrder(NONE, order, [], 7)))
        expect(read.dropped).toBe(0)
        expect(read.value[0]?.order).toEqual(JSON.parse(JSON.stringify(order)))
      }),
    )
  })

  test('the newest stands first, once, and there are a hundred at most', () => {
    const order = buildExampleOrder()
    const references = Array.from({ length: 120 }, (_, index) => `PM-20261121-${String(1000 + index)}`)
    const all = references.reduce(
      (orders, reference, at) => addMadeOrder(orders, { ...order, reference }, [], at),
      NONE,
    )
    expect(all).toHaveLength(MAX_ORDERS)
    expect(all[0]!.at).toBe(119)
    const again = addMadeOrder(all, { ...order, reference: references[119]! }, [], 500)
    expect(again.map(({ at }) => at).slice(0, 2)).toEqual([500, 118])
  })

  test('of two devices are in the order of their times, and the oldest of too many go', () => {
    const order = buildExampleOrder()
    const make = (at: number) => {
      const reference = `PM-20261121-${1000 + at}`
      return { reference, at, order: { ...order, reference }, lines: [] }
    }
    const [even, odd] = [0, 1].map((first) => write(Array.from({ length: 60 }, (_, index) => make(2 * index + first))))
    const taken = takePart(PARTS.orders, ORDERS_KIND.parse(even).value, odd, 'merge')
    expect(taken.map(({ at }) => at)).toEqual(Array.from({ length: MAX_ORDERS }, (_, index) => 119 - index))
  })

  test('a change holds the order that it adds, and not all that were made before', () => {
    const order = buildExampleOrder()
    const before = addMadeOrder(NONE, order, [], 1)
    const after = addMadeOrder(before, { ...order, reference: 'PM-20261121-1000' }, [], 2)
    const [from, to] = ORDERS_KIND.pick(before, after)
    expect([from.length, to.map(({ at }) => at)]).toEqual([0, [2]])
    expect(ORDERS_KIND.merge(from, to, before)).toEqual(after)
  })

  test('what was ordered is kept with the prices of that day, what was left out is not', () => {
    const order = buildExampleOrder()
    const [slug = '', ...others] = ['littmann', 'sold-last-year']
    const lines = [slug, ...others].map((slug) => ({ slug, options: {}, quantity: 1 }))
    const first = { ...order, lines: [{ ...order.lines[0]!, key: getLineKey(lines[0]!) }] }
    expect(addMadeOrder(NONE, first, lines, 7)[0]!.lines).toEqual([{ ...lines[0], price: order.lines[0]!.unitPrice }])
  })

  test('an order is to be sent, until its owner says that it was, or was not; printed again it stays so', () => {
    const order = buildExampleOrder()
    const made = addMadeOrder(NONE, order, [], 7)
    const states = [Date.UTC(2026, 10, 27, 12), false, undefined] as const
    const changed = states.map((sent) => setSent(made, order.reference, sent))
    expect([made, ...changed].map(([made]) => describeSent(made!))).toEqual([
      ...['To be sent', 'Sent on 27 November 2026', 'Not sent', 'To be sent'],
    ])
    for (const orders of changed) expect(ORDERS_KIND.parse(write(orders))).toEqual({ value: orders, dropped: 0 })
    expect(addMadeOrder(changed[0]!, order, [], 8)[0]).toMatchObject({ at: 8, sent: states[0] })
    expect(setSent(made, 'PM-20261121-0000', false)).toEqual(made)
  })

  test('of two tabs, the one that says it was sent and the one that prints it again are both heard', () => {
    const order = buildExampleOrder()
    const made = addMadeOrder(NONE, order, [], 7)
    const printed = addMadeOrder(made, order, [], 8)
    expect(ORDERS_KIND.merge(made, setSent(made, order.reference, 9), printed)[0]).toMatchObject({ at: 8, sent: 9 })
  })

  test('a damaged state costs no order, which is to be sent again', () => {
    const [good] = (write(addMadeOrder(NONE, buildExampleOrder(), [], 7)) as { orders: object[] }).orders
    for (const sent of [true, 'yes', -1, 1.5, null]) {
      const read = ORDERS_KIND.parse({ version: 1, orders: [{ ...good, sent }] })
      expect(read.dropped).toBe(0)
      expect(describeSent(read.value[0]!)).toBe('To be sent')
    }
  })

  test('a damaged one is left out and counted, and the others stay', () => {
    const good = write(addMadeOrder(NONE, buildExampleOrder(), [], 7)) as { orders: Record<string, unknown>[] }
    const bad = [null, {}, { ...good.orders[0], at: 'now' }, { ...good.orders[0], order: { reference: '<b>' } }]
    const read = ORDERS_KIND.parse({ version: 1, orders: [...bad, ...good.orders] })
    expect([read.value.length, read.dropped]).toEqual([1, bad.length])
  })

  test('2,000 hostile values are read without throwing', () => {
    const good = write(addMadeOrder(NONE, buildExampleOrder(), [], 7)) as { orders: { order: object }[] }
    const fields = Object.keys(good.orders[0]!.order)
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        const order = { ...good.orders[0]!.order, [field]: value }
        expect(() => ORDERS_KIND.parse({ version: 1, orders: [{ ...good.orders[0], order }] })).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})
