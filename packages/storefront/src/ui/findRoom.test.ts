import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRoom, type Box } from './findRoom.ts'

const AREA: Box = { left: 0, top: 0, right: 1000, bottom: 800 }
const SIZE = { width: 300, height: 60 }

test.each<[string, Box[], { left: number; top: number } | undefined]>([
  ['nothing in the way: the corner', [], { left: 700, top: 0 }],
  ['a low bar: under it', [{ left: 0, top: 0, right: 1000, bottom: 100 }], { left: 700, top: 104 }],
  ['a high column at the right: beside it', [{ left: 900, top: 0, right: 1000, bottom: 800 }], { left: 596, top: 0 }],
  ['what is far away changes nothing', [{ left: 0, top: 700, right: 1000, bottom: 800 }], { left: 700, top: 0 }],
  ['everything: nowhere', [AREA], undefined],
])('%s', (_, obstacles, place) => {
  expect(findRoom(SIZE, AREA, obstacles)).toEqual(place && expect.objectContaining(place))
})

const boxes = fc.array(
  fc
    .record({ left: fc.nat(950), top: fc.nat(750), width: fc.nat(400), height: fc.nat(200) })
    .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height })),
  { maxLength: 12 },
)

test('whatever is in the way, the place is within the area and covers none of it', () => {
  fc.assert(
    fc.property(boxes, (obstacles) => {
      const place = findRoom(SIZE, AREA, obstacles)
      if (!place) return
      const { left, top } = place
      expect(left).toBeGreaterThanOrEqual(AREA.left)
      expect(left + SIZE.width).toBeLessThanOrEqual(AREA.right)
      expect(top).toBeGreaterThanOrEqual(AREA.top)
      expect(top + SIZE.height).toBeLessThanOrEqual(AREA.bottom)
      for (const box of obstacles) {
        const isApart =
          left >= box.right || left + SIZE.width <= box.left || top >= box.bottom || top + SIZE.height <= box.top
        expect(isApart).toBe(true)
      }
    }),
  )
})
