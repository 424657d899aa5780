import { expect, test } from 'vitest'
import { readChoice } from './readChoice.ts'

const size = { name: 'Size', values: ['Small', 'Medium', 'Large', 'Extra large'] }
const charriere = { name: 'Size', values: ['12 Ch', '14 Ch', '16 Ch'] }
const sex = { name: 'Length', values: ['Standard, 40 cm', 'Female, 26 cm'] }
const frame = { name: 'Height', values: ['Small, 68–78 cm', 'Medium, 76–86 cm'] }

test.each([
  ['gloves large', [size], [], { Size: 'Large' }],
  ['extra large gloves', [size], [], { Size: 'Extra large' }],
  ['gloves m', [size], ['medium'], { Size: 'Medium' }],
  ['14ch female foley', [charriere, sex], [], { Size: '14 Ch', Length: 'Female, 26 cm' }],
  ['small walking frame', [frame], [], { Height: 'Small, 68–78 cm' }],
  ['foley 14ch', [charriere, sex], [], { Size: '14 Ch' }],
])('%j chooses', (query, options, matched, choice) => {
  expect(readChoice(options, query, matched)).toEqual(choice)
})

test.each([
  ['gloves', [size], []],
  // "sm" is the start of a word, which may become another.
  ['gloves sm', [size], ['small']],
  ['12ch or 14ch', [charriere], []],
  ['small or medium frame', [frame], []],
])('%j chooses nothing', (query, options, matched) => {
  expect(readChoice(options, query, matched)).toEqual({})
})
