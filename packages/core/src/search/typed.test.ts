import { expect, test } from 'vitest'
import { findTyped, leaveOut } from './typed.ts'

test.each([
  ['Nitrile Gloves, blue', ['glove'], ['Gloves,']],
  ['75mm tape', ['zebra'], ['zebra']],
])('in %j the words %j were typed as %j', (query, words, typed) => {
  expect(findTyped(query, words)).toEqual(typed)
})

test.each([
  ['wheelchair cushion', ['cushion'], 'wheelchair'],
  ['plaster for a broken arm', ['broken', 'arm'], 'plaster'],
  ['for the feet of a stick', ['feet'], 'stick'],
  ['blue gloves', ['blue', 'glove'], ''],
])('of %j without %j is left %j', (query, words, left) => {
  expect(leaveOut(query, words)).toBe(left)
})
