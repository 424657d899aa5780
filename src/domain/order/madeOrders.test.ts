import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyOrder, buildExampleOrder } from '../../fixtures/orderExamples.ts'
import { getLineKey } from '../cart/cartLines.ts'
import { ADDRESSES_KIND, nameAddress } from './addresses.ts'
import { addMadeOrder, MAX_ORDERS, ORDERS_KIND, type MadeOrders } from './madeOrders.ts'

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

  test('what was ordered is kept with the prices of that day, what was left out is not', () => {
    const order = buildExampleOrder()
    const [slug = '', ...others] = ['littmann', 'sold-last-year']
    const lines = [slug, ...others].map((slug) => ({ slug, options: {}, quantity: 1 }))
    const first = { ...order, lines: [{ ...order.lines[0]!, key: getLineKey(lines[0]!) }] }
    expect(addMadeOrder(NONE, first, lines, 7)[0]!.lines).toEqual([{ ...lines[0], price: order.lines[0]!.unitPrice }])
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

describe('addresses', () => {
  const STORES = {
    id: 'stores',
    organisation: '',
    street: 'Stores, Level 2\n14 Quay Road',
    town: 'Falmouth',
    postcode: 'TR11 3XX',
    costCentre: 'W7-2210',
  }

  test('are named by their first line, place and cost centre', () => {
    expect(nameAddress(STORES)).toBe('Stores, Level 2, Falmouth, TR11 3XX · W7-2210')
  })

  test('that are good are read, each once', () => {
    const stored = { version: 1, addresses: [STORES, STORES, { ...STORES, id: '*' }, { id: 'x' }, null] }
    expect(ADDRESSES_KIND.parse(stored)).toEqual({ value: [STORES], dropped: 4 })
  })

  test('of any value are read without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (stored, addresses) => {
        ADDRESSES_KIND.parse(stored)
        ADDRESSES_KIND.parse({ version: 1, addresses })
      }),
      { numRuns: 2000 },
    )
  })
})
