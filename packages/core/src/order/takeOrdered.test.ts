import { expect, test } from 'vitest'
import { takeOrdered } from './takeOrdered.ts'

const line = (slug: string, quantity: number, note?: string) => ({
  slug,
  options: {},
  quantity,
  ...(note !== undefined && { note }),
})
const order = { lines: [{ key: 'gloves' }, { key: 'tape' }] } as unknown as Parameters<typeof takeOrdered>[1]['order']
const cart = [line('gloves', 4), line('tape', 2), line('sold-last-year', 1)]

test.each([
  ['nothing of what was ordered stays; what was left out does', cart, [line('sold-last-year', 1)]],
  ['what was added since stays', [line('gloves', 7), line('masks', 1)], [line('gloves', 3), line('masks', 1)]],
  ['what was taken out since is not missed', [line('tape', 1)], []],
  ['a note of today stays on what is left', [line('tape', 3, 'for ward 4')], [line('tape', 1, 'for ward 4')]],
])('%s', (_, now, rest) => {
  expect(takeOrdered(now, { order, cart })).toEqual(rest)
})
