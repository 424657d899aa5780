import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinParts, parsePart } from './passportParts.ts'
import { buildPassportFragments, readPassportFragment } from './passportLink.ts'

const NOW = new Date('2026-11-23T08:15:00Z')
const CART = { version: 2, lines: [{ slug: 'gloves', options: {}, quantity: 2 }] }

/** A cart that packing makes hardly smaller. */
const buildNoise = (lines: number) => ({
  cart: {
    version: 2,
    lines: Array.from({ length: lines }, () => ({ note: [1, 2, 3].map(() => Math.random()).join() })),
  },
})

test('a link hands over what fits it, and no history', async () => {
  const records = { cart: CART, 'recent-searches': { version: 1, searches: ['gloves'] } }
  const { whole, codes } = (await buildPassportFragments(records, NOW))!
  expect(codes).toEqual([whole])
  expect(await readPassportFragment(whole!)).toMatchObject({ records: { cart: CART } })
  expect(await readPassportFragment(whole!)).not.toHaveProperty(['records', 'recent-searches'])
})

test('what is too much for one code is several, what is too much for a link has none, and there is an end to codes', async () => {
  const few = (await buildPassportFragments(buildNoise(50), NOW))!
  expect(joinParts(few.codes.map((code) => parsePart(code)!))).toBe(few.whole)
  expect(few.codes.length).toBeGreaterThan(1)
  const more = (await buildPassportFragments(buildNoise(300), NOW))!
  expect(more.whole).toBeUndefined()
  expect(await readPassportFragment(joinParts(more.codes.map((code) => parsePart(code)!))!)).toHaveProperty('records')
  expect(await buildPassportFragments(buildNoise(2000), NOW)).toBeUndefined()
})

test('a link that was cut anywhere says so', async () => {
  const fragment = (await buildPassportFragments({ cart: CART }, NOW))!.whole!
  for (let length = 'passport.z.'.length; length < fragment.length; length += 3)
    expect(await readPassportFragment(fragment.slice(0, length)), String(length)).toHaveProperty('problem')
})

test('another fragment is none of it, and any text is answered', async () => {
  expect(await readPassportFragment('main')).toBeUndefined()
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect((await readPassportFragment(`passport.p.${text}`)) ?? {}).not.toHaveProperty('records')
    }),
  )
})
