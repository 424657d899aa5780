import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { formatMain, parseMain } from '../stored/kind.ts'
import { MAX_ASIDE } from './cart.ts'
import {
  addToCart,
  type CartLine,
  type CartLines,
  cleanNote,
  getLineKey,
  MAX_LINES,
  MAX_NOTE_LENGTH,
} from './cartLines.ts'
import { MAX_QUANTITY } from './quantity.ts'
import { CART_KIND, parseLines } from './storedCart.ts'

const gloves = { slug: 'gloves', options: {}, quantity: 2 }
const top = { slug: 'scrub-top', options: { Size: 'M', Length: 'Long' }, quantity: 1 }

const anyPence = fc.nat(9_999_999)
const anyLine: fc.Arbitrary<CartLine> = fc.record(
  {
    slug: fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,6})?$/),
    options: fc.dictionary(fc.constantFrom('Size', 'Colour', 'Length', 'Fit'), fc.string({ maxLength: 80 })),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    engraving: fc.stringMatching(/^[A-Za-z0-9 .&'-]{1,30}$/),
    note: anyText.map(cleanNote).filter((note) => note !== ''),
    price: fc.record({ incPence: anyPence, exPence: anyPence }),
  },
  { requiredKeys: ['slug', 'options', 'quantity'] },
)
const anyLines = fc.uniqueArray(anyLine, { selector: getLineKey, maxLength: 12 })

/** Damaged lines; each differs from a good line in one thing. */
const DAMAGED_LINES: [string, unknown][] = [
  ['nothing', null],
  ['a text', 'gloves'],
  ['a number', 3],
  ['a list', ['gloves', 2]],
  ['an object without a slug', { options: {}, quantity: 1 }],
  ['an empty slug', { ...gloves, slug: '' }],
  ['a slug that is no text', { ...gloves, slug: 7 }],
  ['a slug that is too long', { ...gloves, slug: 'x'.repeat(201) }],
  ['no quantity', { slug: 'gloves', options: {} }],
  ['a quantity in words', { ...gloves, quantity: '2' }],
  ['a quantity of nothing', { ...gloves, quantity: 0 }],
  ['a quantity below nothing', { ...gloves, quantity: -1 }],
  ['half a pack', { ...gloves, quantity: 1.5 }],
  ['too many', { ...gloves, quantity: MAX_QUANTITY + 1 }],
  ['a quantity that is no number', { ...gloves, quantity: null }],
  ['options that are a text', { ...gloves, options: 'M' }],
  ['an option that is a number', { ...gloves, options: { Size: 12 } }],
  ['an option that is too long', { ...gloves, options: { Size: 'x'.repeat(81) } }],
  ['an engraving that is no text', { ...gloves, engraving: 7 }],
  ['an engraving of nothing', { ...gloves, engraving: '' }],
  ['an engraving that is too long', { ...gloves, engraving: 'x'.repeat(101) }],
  ['an engraving of two lines', { ...gloves, engraving: 'A\nB' }],
  ['a note that is no text', { ...gloves, note: { text: 'x' } }],
]

function write(lines: unknown, saved: unknown = []): string {
  return JSON.stringify({ version: 3, lines, saved })
}

/** Reads a text that has nothing saved for later. */
function read(text: string | null) {
  const { value, dropped } = parseMain(CART_KIND, text)
  expect(value.saved).toEqual([])
  return { lines: value.lines, dropped }
}

function formatLines(lines: CartLines): string {
  return formatMain(CART_KIND, { lines, saved: [], aside: [] })
}

test('nothing stored is an empty cart, of which nothing was dropped', () => {
  expect(read(null)).toEqual({ lines: [], dropped: 0 })
  expect(read(write([]))).toEqual({ lines: [], dropped: 0 })
})

test('a cart is read back as it was written', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(read(formatLines(lines))).toEqual({ lines, dropped: 0 })
    }),
  )
})

test('a full cart to which something is added is read back whole', () => {
  const full = Array.from({ length: MAX_LINES }, (_, index) => ({ ...gloves, slug: `product-${index}` }))
  const lines = addToCart(full, top)
  expect(read(formatLines(lines))).toEqual({ lines, dropped: 0 })
})

test('what is saved for later is read back as it was written, in a list of its own', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (lines, saved) => {
      const text = formatMain(CART_KIND, { lines, saved, aside: [] })
      expect(parseMain(CART_KIND, text)).toMatchObject({ value: { lines, saved }, dropped: 0 })
    }),
  )
})

describe('carts put aside', () => {
  const aside = [
    { id: 'a', name: 'St Piran’s', lines: [gloves], draft: '{"version":1}' },
    { id: 'b', name: 'Ward 3', lines: [] },
  ]

  test('are read back as they were written', () => {
    const text = formatMain(CART_KIND, { lines: [top], saved: [], aside })
    expect(parseMain(CART_KIND, text)).toMatchObject({ value: { lines: [top], aside }, dropped: 0 })
  })

  test('are left out where they are damaged, and so are their damaged lines; what is left out is counted', () => {
    const damaged = [
      { ...aside[0], lines: [null, gloves] },
      { id: 7 },
      { ...aside[1], draft: 'x'.repeat(50_001) },
      aside[1],
    ]
    const text = JSON.stringify({ version: 3, lines: [], saved: [], aside: damaged })
    expect(parseMain(CART_KIND, text)).toMatchObject({ value: { aside }, dropped: 3 })
  })

  test('are no more than fit, and the others are counted as left out', () => {
    const many = Array.from({ length: MAX_ASIDE + 2 }, (_, index) => ({ id: `cart-${index}`, name: 'Ward', lines: [] }))
    const { value, dropped } = parseMain(CART_KIND, JSON.stringify({ version: 3, lines: [], aside: many }))
    expect([value.aside.length, dropped]).toEqual([MAX_ASIDE, 2])
  })
})

test('damaged lines of both lists are counted together', () => {
  expect(parseMain(CART_KIND, write([gloves, null], [null, top, 7]))).toMatchObject({
    value: { lines: [gloves], saved: [top] },
    dropped: 3,
  })
})

test.each([1, 2])('a cart of version %i, with the counts of changes that it had, keeps every line', (version) => {
  const stored = JSON.stringify({ version, lines: [gloves, top], seen: { tab: 2 } })
  expect(read(stored)).toEqual({ lines: [gloves, top], dropped: 0 })
})

test.each([
  ['two lines', 'for ward 4\r\nbefore noon', 'for ward 4 before noon'],
  ['controls', 'ward\u0000\u0007 4', 'ward 4'],
  ['marks that turn the reading direction', 'ward \u202E4\u202C', 'ward 4'],
  ['half an emoji', 'ward \uD83D4', 'ward 4'],
  ['a mark between two spaces', 'ward \u202E 4', 'ward 4'],
  ['spaces only', ' \n ', undefined],
  ['too much of it', 'x'.repeat(500), 'x'.repeat(MAX_NOTE_LENGTH)],
  ['an emoji at the end of what there is room for', `${'x'.repeat(199)}😀`, 'x'.repeat(199)],
])('a note with %s is cleaned, and costs no line', (_, note, kept) => {
  expect(read(write([{ ...gloves, note }]))).toEqual({
    lines: [kept === undefined ? gloves : { ...gloves, note: kept }],
    dropped: 0,
  })
})

test('a note that was cleaned is clean', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const note = cleanNote(text)
      expect(cleanNote(note)).toBe(note)
      expect(note.length).toBeLessThanOrEqual(MAX_NOTE_LENGTH)
      expect(note).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
    }),
  )
})

test.each([
  ['a text', '£5'],
  ['nothing', null],
  ['half of it', { incPence: 500 }],
  ['less than nothing', { incPence: -1, exPence: 0 }],
  ['part of a penny', { incPence: 1.5, exPence: 1 }],
])('a remembered price that is %s is forgotten, and costs no line', (_, price) => {
  expect(read(write([{ ...gloves, price }]))).toEqual({ lines: [gloves], dropped: 0 })
})

test('lines of any origin are read by the same rule', () => {
  expect(parseLines([gloves, null, top])).toEqual({ lines: [gloves, top], dropped: 1 })
})

test('a line written without options is a line with none', () => {
  expect(read(write([{ slug: 'gloves', quantity: 2 }]))).toEqual({ lines: [gloves], dropped: 0 })
})

test('fields that are not known are left out of a good line', () => {
  expect(read(write([{ ...gloves, colour: 1, toString: 'x' }]))).toEqual({ lines: [gloves], dropped: 0 })
})

test('the same item on two lines becomes one, and none was dropped', () => {
  expect(read(write([gloves, top, gloves]))).toEqual({ lines: [{ ...gloves, quantity: 4 }, top], dropped: 0 })
})

describe('a damaged line', () => {
  test.each(DAMAGED_LINES)('is dropped and counted, and the good ones stay: %s', (_, line) => {
    expect(read(write([gloves, line, top]))).toEqual({ lines: [gloves, top], dropped: 1 })
  })

  test('is dropped and counted wherever it stands, and every good one stays in its order', () => {
    const anyDamaged = fc.constantFrom(...DAMAGED_LINES).map(([, line]) => line)
    const anyMixture = anyLines.chain((good) =>
      fc.array(fc.tuple(fc.nat(good.length), anyDamaged), { maxLength: 8 }).map((damaged) => ({ good, damaged })),
    )
    fc.assert(
      fc.property(anyMixture, ({ good, damaged }) => {
        const lines = damaged.reduce<unknown[]>((all, [index, line]) => all.toSpliced(index, 0, line), [...good])
        expect(read(write(lines))).toEqual({ lines: good, dropped: damaged.length })
      }),
    )
  })

  test('does not cost a good one its place, however many there are', () => {
    const lines = [...Array<null>(MAX_LINES + 100).fill(null), gloves]
    expect(read(write(lines))).toEqual({ lines: [gloves], dropped: MAX_LINES + 100 })
  })
})

describe('a stored text that is no cart', () => {
  test.each([
    ['an empty text', ''],
    ['no JSON', '{"version":1,"lines":[{"slug":"glo'],
    ['a word', 'undefined'],
    ['null', 'null'],
    ['a number', '3'],
    ['a bare list, as an older shop may have kept it', JSON.stringify([gloves])],
    ['a whole card, as the specification keeps one', JSON.stringify({ discription: 'Gloves', NewPrice: '£5' })],
    ['an older version', JSON.stringify({ version: 0, lines: [gloves] })],
    ['a later version', JSON.stringify({ version: 4, lines: [gloves] })],
    ['no version', JSON.stringify({ lines: [gloves] })],
    ['lines that are no list', JSON.stringify({ version: 1, lines: { 0: gloves } })],
    ['saved lines that are no list', JSON.stringify({ version: 2, lines: [gloves], saved: { 0: gloves } })],
    ['brackets without end', '['.repeat(100_000)],
    ['brackets within brackets', '['.repeat(5000) + ']'.repeat(5000)],
  ])('is wholly dropped: %s', (_, text) => {
    expect(read(text)).toEqual({ lines: [], dropped: Infinity })
  })
})

test('a huge cart is read up to the most lines that a cart holds, and the rest is counted', () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => ({ ...gloves, slug: `product-${index}` }))
  const { lines: kept, dropped } = read(write(lines))
  expect(kept).toEqual(lines.slice(0, MAX_LINES))
  expect(dropped).toBe(50_000 - MAX_LINES)
})

test('any text at all gives a cart of good lines, without throwing', () => {
  const anyStored = fc.oneof(anyText, fc.json(), fc.array(fc.jsonValue()).map(write))
  fc.assert(
    fc.property(anyStored, (text) => {
      const { value, dropped } = parseMain(CART_KIND, text)
      expect(dropped).toBeGreaterThanOrEqual(0)
      expect(read(formatLines(value.lines))).toEqual({ lines: value.lines, dropped: 0 })
    }),
  )
})
