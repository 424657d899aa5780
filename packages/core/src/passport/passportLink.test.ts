import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPassportFragment, readPassportFragment } from './passportLink.ts'

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
  const fragment = (await buildPassportFragment(records, NOW))!
  expect(await readPassportFragment(fragment)).toMatchObject({ records: { cart: CART } })
  expect(await readPassportFragment(fragment)).not.toHaveProperty(['records', 'recent-searches'])
})

test('what is too long for a link has none', async () => {
  expect(await readPassportFragment((await buildPassportFragment(buildNoise(50), NOW))!)).toHaveProperty('records')
  expect(await buildPassportFragment(buildNoise(300), NOW)).toBeUndefined()
})

test('a link that was cut anywhere says so', async () => {
  const fragment = (await buildPassportFragment({ cart: CART }, NOW))!
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
