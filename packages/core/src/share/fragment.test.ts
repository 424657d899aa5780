import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addToCart, type CartLine, type CartLines } from '../cart/cartLines.ts'
import { anyText } from '../fixtures/examples.ts'
import { mergeLines, type WardListLine } from '../lists/wardLists.ts'
import { buildShareFragment, isShareFragment, readShareFragment } from './fragment.ts'
import { MAX_UNPACKED_BYTES, packText, unpackText } from './packing.ts'
import type { Shared } from './shared.ts'

const anySlug = fc.string({ minLength: 1, maxLength: 200, unit: 'binary' })
/** Names that the schema leaves out because objects have them already; no product option uses them. */
const REFUSED = ['__proto__', 'prototype', 'constructor']
const anyOptionName = fc.string({ maxLength: 40 }).filter((name) => !REFUSED.includes(name))
const anyOptions = fc.dictionary(anyOptionName, fc.string({ maxLength: 80, unit: 'grapheme-ascii' }), {
  maxKeys: 3,
  noNullPrototype: true,
})
const anyEngraving = fc.option(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' }), { nil: undefined })
const anyWord = fc.option(fc.constantFrom('for room 4', '<b>bold</b>', '=HYPERLINK("x")', 'naïve 😀'), {
  nil: undefined,
})
const dropUndefined = <T extends object>(line: T) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as T

const anyCartLines = fc
  .array(
    fc
      .record({
        slug: anySlug,
        options: anyOptions,
        quantity: fc.integer({ min: 1, max: 9999 }),
        engraving: anyEngraving,
        note: anyWord,
      })
      .map((line) => dropUndefined(line) as CartLine),
    { maxLength: 30 },
  )
  .map((lines): Shared => ({ kind: 'cart', lines: lines.reduce(addToCart, [] as CartLines) }))
const anyList = fc
  .record({
    name: fc.constantFrom('Ward 3', 'Crash trolley', 'Ångström <script>'),
    lines: fc.array(
      fc
        .record({
          slug: anySlug,
          options: anyOptions,
          par: fc.nat(999_999),
          engraving: anyEngraving,
          countedIn: fc.option(fc.constant('pieces'), { nil: undefined }),
        })
        .map((line) => dropUndefined(line) as WardListLine),
      { maxLength: 30 },
    ),
  })
  .map(({ name, lines }): Shared => ({ kind: 'list', name, lines: mergeLines([], lines) }))

const gloves: Shared = { kind: 'cart', lines: [{ slug: 'gloves', options: { Size: 'M' }, quantity: 3 }] }

/** A fragment for any text, with the right length and checksum. */
async function wrap(text: string): Promise<string> {
  const whole = (await buildShareFragment({ kind: 'list', name: '', lines: [] }))!
  const data = await packText(text, true)
  const sum = [...data].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  return `${whole.slice(0, 'v1.z.'.length)}${data.length}.${sum.toString(16).padStart(8, '0')}.${data}`
}

afterEach(() => vi.unstubAllGlobals())

describe('a shared link', () => {
  test.each([
    ['packed', false],
    ['plain, where the browser cannot pack', true],
  ])('gives back what was shared: %s', async (_, isOld) => {
    if (isOld) vi.stubGlobal('CompressionStream', undefined)
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyCartLines, anyList), async (shared) => {
        const fragment = (await buildShareFragment(shared))!
        expect(fragment).toMatch(isOld ? /^v1\.p\./ : /^v1\.z\./)
        // Only characters that are safe in an address, so that no program changes them.
        expect(fragment).toMatch(/^[\w.-]+$/)
        expect(await readShareFragment(`#${fragment}`)).toEqual({ shared, dropped: 0 })
      }),
      { numRuns: 60 },
    )
  })

  test('never carries a price', async () => {
    const lines = [{ slug: 'gloves', options: {}, quantity: 1, price: { incPence: 1, exPence: 1 } }]
    const read = await readShareFragment((await buildShareFragment({ kind: 'cart', lines }))!)
    expect(read).toEqual({
      shared: { kind: 'cart', lines: [{ slug: 'gloves', options: {}, quantity: 1 }] },
      dropped: 0,
    })
    const smuggled = await wrap('{"k":"cart","l":[["gloves",1,{},null,null,{"incPence":1,"exPence":1}]],"price":1}')
    expect(await readShareFragment(smuggled)).toEqual(read)
  })

  test('of forty lines fits a QR code, and one of five hundred an address', async () => {
    const build = async (count: number) => {
      const lines = Array.from({ length: count }, (_, index) => ({
        slug: `penhallow-${['gauze-swabs', 'nitrile-gloves', 'scrub-top'][index % 3]}-${index * 7919}-blue`,
        options: index % 3 === 2 ? { Size: 'XL' } : {},
        quantity: (index % 12) + 1,
      }))
      return (await buildShareFragment({ kind: 'cart', lines }))!.length
    }
    expect(await build(40)).toBeLessThan(1000)
    expect(await build(500)).toBeLessThan(12_000)
  })

  test('that would be too long is not built', async () => {
    const noise = () => Array.from({ length: 200 }, () => String.fromCharCode(0x4e00 + Math.random() * 20_000)).join('')
    const lines = Array.from({ length: 500 }, (_, index) => ({
      slug: `a${index}`,
      options: {},
      quantity: 1,
      note: noise(),
    }))
    expect(await buildShareFragment({ kind: 'cart', lines })).toBeUndefined()
  })

  test('that was cut anywhere reports that part is missing', async () => {
    const fragment = (await buildShareFragment(gloves))!
    for (let length = 'v1'.length; length < fragment.length; length++)
      expect(await readShareFragment(fragment.slice(0, length)), fragment.slice(0, length)).toEqual({ error: 'cut' })
  })

  test('with one letter changed reports it', async () => {
    const fragment = (await buildShareFragment(gloves))!
    for (let index = fragment.lastIndexOf('.') + 1; index < fragment.length; index++) {
      const edited = fragment.slice(0, index) + (fragment[index] === 'A' ? 'B' : 'A') + fragment.slice(index + 1)
      expect(await readShareFragment(edited), edited).toEqual({ error: 'changed' })
    }
  })

  test('with a full stop after it is whole', async () => {
    expect(await readShareFragment(`${await buildShareFragment(gloves)}.`)).toEqual({ shared: gloves, dropped: 0 })
  })

  test.each([
    ['', 'empty'],
    ['#', 'empty'],
    ['#main', 'unknown'],
    ['#<script>alert(1)</script>', 'unknown'],
    ['#%F0%9F', 'unknown'],
    ['#v2.z.10.00000000.abc', 'newer'],
    ['#v99', 'newer'],
    ['#v1.x.3.00000000.abc', 'changed'],
    [`#v1.z.${'9'.repeat(1_000_000)}`, 'too-large'],
    [`#v1.z.10.00000000.${'A'.repeat(1_000_000)}`, 'too-large'],
    ['#v1.p.0.811c9dc5.', 'changed'],
  ])('%.40j is %j', async (fragment, error) => {
    expect(await readShareFragment(fragment)).toEqual({ error })
  })

  test.each([
    ['no JSON', 'hello'],
    ['another thing', '{"k":"order","l":[]}'],
    ['lines that are no list', '{"k":"cart","l":{"0":1}}'],
    ['null', 'null'],
    ['deep nesting', '['.repeat(100_000)],
  ])('that holds %s is reported as changed', async (_, text) => {
    expect(await readShareFragment(await wrap(text))).toEqual({ error: 'changed' })
  })

  test('keeps the valid lines and counts the others', async () => {
    const rows = [
      ['gloves', 3, { Size: 'M' }],
      ['gloves', -1],
      ['gloves', 1.5],
      'gloves',
      null,
      ['', 1],
      [{}, 1],
      ['x', 1, 7],
    ]
    const read = await readShareFragment(await wrap(JSON.stringify({ k: 'cart', l: rows })))
    expect(read).toEqual({ shared: gloves, dropped: rows.length - 1 })
  })

  test('that unpacks without end is stopped', async () => {
    const bomb = await wrap(`{"k":"cart","l":[${' '.repeat(50_000_000)}]}`)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await readShareFragment(bomb)).toEqual({ error: 'too-large' })
    await expect(unpackText(await packText('x'.repeat(MAX_UNPACKED_BYTES + 1), true), true)).rejects.toThrow(RangeError)
  })

  test('of any text is read without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyText,
          anyText.map((text) => `v1.${text}`),
          anyText.map((text) => `v1.z.4.${text}`),
        ),
        async (text) => {
          expect(await readShareFragment(text)).toHaveProperty('error')
        },
      ),
    )
  })

  test('that is packed is reported where the browser cannot unpack it', async () => {
    const fragment = (await buildShareFragment(gloves))!
    vi.stubGlobal('CompressionStream', undefined)
    expect(await readShareFragment(fragment)).toEqual({ error: 'unsupported' })
  })
})

test.each([
  ['#v1.z.3', true],
  ['#v', false],
  ['#main', false],
  ['', false],
])('%j is meant for the shared page: %j', (fragment, isMeant) => {
  expect(isShareFragment(fragment)).toBe(isMeant)
})
