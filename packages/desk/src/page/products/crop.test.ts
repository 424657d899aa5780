import { expect, test } from 'vitest'
import { measureCrop, moveCrop, WHOLE } from './crop.ts'

const WIDE = { width: 1000, height: 500 }

test('the whole of a wide picture stands in a square with margins above and below', () => {
  expect(measureCrop(WIDE, WHOLE)).toEqual({ left: 0, top: -250, length: 1000 })
})

test('half as far away, the square is half as large, around the same middle', () => {
  expect(measureCrop(WIDE, { ...WHOLE, side: 0.5 })).toEqual({ left: 250, top: 0, length: 500 })
})

test.each([
  [0.5, 0, { x: 0.75, y: 0.5 }],
  [9, 9, { x: 1, y: 1 }],
  [-9, -9, { x: 0, y: 0 }],
])('moved by %s to the right and %s down, its middle stays in the picture', (right, down, middle) => {
  expect(moveCrop(WIDE, { ...WHOLE, side: 0.5 }, right, down)).toMatchObject(middle)
})
