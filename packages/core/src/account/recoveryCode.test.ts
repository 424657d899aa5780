import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { createCode, formatRecoveryCode, parseRecoveryCode } from './recoveryCode.ts'

const anyCode = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Uint8Array.from(bytes))
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a code is seven groups of four letters that cannot be confused', () => {
  expect(formatRecoveryCode(createCode())).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){6}$/)
})

test('every code is read as it was shown', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(parseRecoveryCode(formatRecoveryCode(code))).toEqual({ code })
    }),
  )
})

test.each([
  ['in small letters', (text: string) => text.toLowerCase()],
  ['without dashes', (text: string) => text.replaceAll('-', '')],
  ['with spaces and line breaks', (text: string) => `  ${text.replaceAll('-', ' \n')}`],
  ['with long dashes', (text: string) => text.replaceAll('-', '–')],
  ['with O for 0 and l for 1', (text: string) => text.replaceAll('0', 'O').replaceAll('1', 'l')],
])('a code typed %s is the same', (_, type) => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(parseRecoveryCode(type(formatRecoveryCode(code)))).toEqual({ code })
    }),
  )
})

test('a single wrong letter is noticed wherever it is', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(27), fc.constantFrom(...LETTERS), (code, place, letter) => {
      const letters = [...formatRecoveryCode(code).replaceAll('-', '')]
      fc.pre(letters[place] !== letter)
      letters[place] = letter
      expect(parseRecoveryCode(letters.join(''))).toEqual({
        problem: 'A letter or digit of this code is not right. Check it against your copy',
      })
    }),
  )
})

test('two letters that changed places are noticed', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(26), (code, place) => {
      const letters = [...formatRecoveryCode(code).replaceAll('-', '')]
      const [one = '', other = ''] = letters.slice(place, place + 2)
      fc.pre(one !== other)
      letters.splice(place, 2, other, one)
      expect(parseRecoveryCode(letters.join(''))).toHaveProperty('problem')
    }),
  )
})

test.each([
  ['', 'Enter your recovery code'],
  [' - ', 'Enter your recovery code'],
  ['ABCD', 'A recovery code has 28 letters and digits; this has 4. Check it against your copy'],
  ['ABCU', 'A recovery code has no “U”. Check it against your copy'],
])('%j is answered by what is wrong with it', (typed, problem) => {
  expect(parseRecoveryCode(typed)).toEqual({ problem })
})

test('any text at all is answered', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(Object.keys(parseRecoveryCode(text))).toHaveLength(1)
    }),
  )
})
