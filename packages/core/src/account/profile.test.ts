import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { formatHeader, parseHeader } from './header.ts'
import { ROUNDS } from './keys.ts'
import {
  changePassword,
  createProfile,
  isOutdated,
  type NewProfile,
  openByCode,
  openByLink,
  openByPassword,
  parseResetLink,
  renewCode,
  renewLink,
} from './profile.ts'
import { parseRecoveryCode } from './recoveryCode.ts'
import { createBytes, importKey, sealText, unsealText } from './sealed.ts'

const RIGHT = { email: 'Ada@Example.com', password: 'harbour lights' }
let made: NewProfile

beforeAll(async () => {
  made = await createProfile(RIGHT, 'Ada')
})

function readCode(text: string) {
  const read = parseRecoveryCode(text)
  if ('problem' in read) throw new Error(read.problem)
  return read.code
}

describe('a profile', () => {
  test('opens with its email and password, however the email is spelt', async () => {
    expect(await openByPassword(made.header, RIGHT)).toEqual(made.dataKey)
    expect(await openByPassword(made.header, { ...RIGHT, email: ' ada@example.COM ' })).toEqual(made.dataKey)
  })

  test.each([
    ['another password', { ...RIGHT, password: 'harbour light' }],
    ['another email', { ...RIGHT, email: 'ben@example.com' }],
    ['nothing', { email: '', password: '' }],
  ])('does not open with %s', async (_, typed) => {
    expect(await openByPassword(made.header, typed)).toBeUndefined()
  })

  test('opens with its recovery code, and with no other', async () => {
    expect(await openByCode(made.header, readCode(made.code))).toEqual(made.dataKey)
    expect(await openByCode(made.header, createBytes(16))).toBeUndefined()
  })

  test('keeps its data key when the password or the code changes, and the former ones open nothing', async () => {
    const changed = await changePassword(made, { ...RIGHT, password: 'quay road 14' })
    expect(await openByPassword(changed.header, { ...RIGHT, password: 'quay road 14' })).toEqual(made.dataKey)
    expect(await openByPassword(changed.header, RIGHT)).toBeUndefined()
    const renewed = await renewCode(made)
    expect(await openByCode(renewed.header, readCode(renewed.code))).toEqual(made.dataKey)
    expect(await openByCode(renewed.header, readCode(made.code))).toBeUndefined()
  })

  test('opens with the latest link alone', async () => {
    const first = await renewLink(made)
    const second = await renewLink(first)
    const [former, latest] = [parseResetLink(first.fragment), parseResetLink(second.fragment)]
    if (typeof former !== 'object' || typeof latest !== 'object') throw new Error('A link could not be read.')
    expect(await openByLink(second.header, latest)).toEqual(made.dataKey)
    expect(await openByLink(second.header, former)).toBeUndefined()
    expect(await openByLink(made.header, latest)).toBeUndefined()
  })

  test('holds nothing that can be read but the name that is to be shown', () => {
    const text = formatHeader(made.header)
    expect(text).toContain('Ada')
    expect(text.toLowerCase()).not.toContain('example')
    expect(text).not.toContain('harbour')
    expect(text).not.toContain(made.code.slice(0, 9))
  })

  test('is read as it was written', () => {
    expect(parseHeader(made.header.id, formatHeader(made.header))).toEqual(made.header)
  })

  test('asks for as many rounds as the rule of today', () => {
    expect(made.header.derivation.rounds).toBe(ROUNDS)
    expect(ROUNDS).toBeGreaterThanOrEqual(600_000)
    expect(isOutdated(made.header)).toBe(false)
    expect(isOutdated({ ...made.header, derivation: { ...made.header.derivation, rounds: ROUNDS - 1 } })).toBe(true)
  })
})

describe('a link', () => {
  test.each([
    ['', undefined],
    ['main', undefined],
    ['reset.', 'cut'],
    ['reset.0123456789abcdef', 'cut'],
    ['reset.0123456789abcdef.1.abc', 'cut'],
    [`reset.../${'a'.repeat(95)}`, 'cut'],
  ])('%j is %s', (fragment, read) => {
    expect(parseResetLink(fragment)).toBe(read)
  })

  test('that was cut anywhere is noticed', async () => {
    const { fragment } = await renewLink(made)
    for (let length = 6; length < fragment.length; length++)
      expect(parseResetLink(fragment.slice(0, length))).toBe('cut')
  })
})

describe('a header', () => {
  const good = () => JSON.parse(formatHeader(made.header)) as Record<string, unknown>
  const ID = '0123456789abcdef'

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an empty text', ''],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('that is %s is none', (_, text) => {
    expect(parseHeader(ID, text)).toBeUndefined()
  })

  test.each([
    { version: 2 },
    { rounds: 0 },
    { rounds: 1e12 },
    { rounds: '600000' },
    { salt: '*' },
    { salt: 'a'.repeat(5) },
    { salt: 'x'.repeat(5000) },
    { byPassword: 7 },
    { byCode: null },
  ])('with %j is none', (change) => {
    expect(parseHeader(ID, JSON.stringify({ ...good(), ...change }))).toBeUndefined()
  })

  test.each([{ shownName: 7 }, { shownName: 'x'.repeat(101) }, { linkSecret: '*' }, { made: 'yesterday' }])(
    'with %j loses no more than that',
    (change) => {
      expect(parseHeader(ID, JSON.stringify({ ...good(), ...change }))).toMatchObject({
        byPassword: made.header.byPassword,
      })
    },
  )

  test('of any values is answered', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), anyText, (text, id) => {
        expect(() => parseHeader(id, text)).not.toThrow()
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good())), fc.jsonValue(), (field, value) => {
        expect(() => parseHeader(ID, JSON.stringify({ ...good(), [field]: value }))).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a sealed text', () => {
  test('opens in its own place alone, and every time has another nonce', async () => {
    const key = await importKey(made.dataKey)
    const [one, other] = [await sealText(key, 'é😀', 'a/cart'), await sealText(key, 'é😀', 'a/cart')]
    expect(one).not.toBe(other)
    expect(await unsealText(key, one, 'a/cart')).toBe('é😀')
    expect(await unsealText(key, one, 'a/lists')).toBeUndefined()
    expect(await unsealText(key, one, 'b/cart')).toBeUndefined()
    expect(await unsealText(await importKey(createBytes(32)), one, 'a/cart')).toBeUndefined()
  })

  test('that was changed anywhere does not open', async () => {
    const key = await importKey(made.dataKey)
    const sealed = await sealText(key, 'a cart', 'a/cart')
    for (let place = 0; place < sealed.length; place++) {
      const letter = sealed[place] === 'A' ? 'B' : 'A'
      const opened = await unsealText(key, sealed.slice(0, place) + letter + sealed.slice(place + 1), 'a/cart')
      // The last letter of base64 has bits that stand for nothing.
      if (place < sealed.length - 1) expect(opened, String(place)).toBeUndefined()
    }
  })

  test('of 2,000 hostile values none opens, and none throws', async () => {
    const key = await importKey(made.dataKey)
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyText,
          anyText.map((text) => `1.${text}`),
          fc.base64String().map((text) => `1.${text}`),
        ),
        async (text) => {
          expect(await unsealText(key, text, 'a/cart')).toBeUndefined()
        },
      ),
      { numRuns: 2000 },
    )
  })
})
