import { expect, test } from 'vitest'
import { readChoice, readCount } from './readChoice.ts'

const title = 'Weekly pill box'

const size = { name: 'Size', values: ['Small', 'Medium', 'Large', 'Extra large'] }
const charriere = { name: 'Size', values: ['12 Ch', '14 Ch', '16 Ch'] }
const sex = { name: 'Length', values: ['Standard, 40 cm', 'Female, 26 cm'] }
const number = { name: 'Size', values: ['1', '2', '3'] }
const frame = { name: 'Height', values: ['Small, 68–78 cm', 'Medium, 76–86 cm'] }

test.each([
  ['gloves large', [size], [], { Size: 'Large' }],
  ['airway 2', [number], [], { Size: '2' }],
  ['airway size 2', [number], [], { Size: '2' }],
  ['extra large gloves', [size], [], { Size: 'Extra large' }],
  ['gloves m', [size], ['medium'], { Size: 'Medium' }],
  ['14ch female foley', [charriere, sex], [], { Size: '14 Ch', Length: 'Female, 26 cm' }],
  ['small walking frame', [frame], [], { Height: 'Small, 68–78 cm' }],
  ['foley 14ch', [charriere, sex], [], { Size: '14 Ch' }],
])('%j chooses', (query, options, matched, choice) => {
  expect(readChoice({ title, options }, query, matched)).toEqual(choice)
})

test.each([
  ['gloves', [size], []],
  // "sm" is the start of a word, which may become another.
  ['gloves sm', [size], ['small']],
  ['12ch or 14ch', [charriere], []],
  // Quantities, and words of the product’s own name.
  ['2 airways', [number], []],
  ['box of 2 airways', [number], []],
  ['airways x 2', [number], []],
  ['weekly pill box', [{ name: 'Size', values: ['7, weekly', '28, four a day'] }], []],
  // A word that several values have.
  ['theatre cap', [{ name: 'Form', values: ['Mob cap', 'Tie-back cap, tall'] }], []],
  ['small or medium frame', [frame], []],
])('%j chooses nothing', (query, options, matched) => {
  expect(readChoice({ title, options }, query, matched)).toEqual({})
})

test.each([
  ['5 airways', '5'],
  ['5 x airways', '5'],
  ['airways 14ch x 5', '5'],
  ['10 boxes of airways', '10'],
  ['airways, 10 boxes', '10'],
  ['airways 14ch', ''],
  ['box of 50 airways', undefined],
  ['2 airways 3', undefined],
  ['airway 2', undefined],
])('%j asks for %j packs', (text, count) => {
  expect(readCount(text)).toBe(count)
})
