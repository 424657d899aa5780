import { expect, test } from 'vitest'
import { findTyped, leaveOut } from './typed.ts'

test.each([
  ['Nitrile Gloves, blue', ['glove'], ['Gloves']],
  ['foam 500 ml', ['500ml'], ['500 ml']],
  ['gloves without latex', ['nonlatex'], ['without latex']],
  ['dressing 10 x 10 cm', ['100x100'], ['10 x 10 cm']],
  ['75mm tape', ['zebra'], ['zebra']],
])('in %j the words %j were typed as %j', (query, words, typed) => {
  expect(findTyped(query, words)).toEqual(typed)
})

test.each([
  ['wheelchair cushion', ['cushion'], 'wheelchair'],
  ['plaster for a broken arm', ['broken', 'arm'], 'plaster'],
  ['for the feet of a stick', ['feet'], 'stick'],
  ['foam dressing 500 ml', ['500ml'], 'foam dressing'],
  ['latex free tourniquet', ['nonlatex'], 'tourniquet'],
  ['blue gloves', ['blue', 'glove'], ''],
  ['"blue" <b>gloves', [], '"blue" <b>gloves'],
])('of %j without %j is left %j', (query, words, left) => {
  expect(leaveOut(query, words)).toBe(left)
})
