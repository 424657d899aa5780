import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findGuessed } from './guesses.ts'
import { describeSoFar, explainRefusal, findPlainWeakness, listOwnWords } from './password.ts'

const EMAIL = 'ada.penrose@carrick.example'
const OWN = listOwnWords({ shop: 'Penhallow Medical', firstName: 'Morwenna', lastName: 'Penrose', email: EMAIL })

/** Secrets that take about 10¹⁰ guesses or more. */
const GOOD = [
  'teapot lantern gravel',
  'correct horse battery staple',
  'harbour lights and gulls',
  'x7Qp!m2Vz9Lw4Rt',
  '830174629510384',
  'Ein Garten voller Möwen',
  'A sentence of more than sixty-four characters may be a password too, with every space in it.',
  '茶壶灯笼碎石海鸥灯塔渡船水獭铜锣',
]

const refuse = (secret: string, find = findGuessed) => explainRefusal('password', secret, find(secret, OWN))

describe('with the long lists', () => {
  test.each([
    ['password', 'common'],
    ['12345678', 'common'],
    ['penhallow', 'own'],
    [EMAIL, 'own'],
    ['Ada.Penrose@Carrick.Example1', 'own'],
    ['Penhallow Medical', 'own'],
    ['penhallowmedical2026', 'own'],
    ['P3nhallow M3dical', 'own'],
    ['MorwennaPenrose1', 'own'],
    ['Penrose Morwenna', 'own'],
    ['penhallowpenhallow', 'own'],
    ['passwordpassword', 'repeated'],
    ['aaaaaaaaaaaaaaaa', 'repeated'],
    [' '.repeat(15), 'repeated'],
    ['abcdefghijklmnop', 'row'],
    ['one two three four', 'row'],
    ['Password12345678', 'words'],
    ['telecommunications', 'common'],
    ['hospital medicine', 'words'],
    ['nurse practitioner', 'words'],
    ['christopher alexandra', 'words'],
  ] as const)('%j is refused: %s', (secret, weakness) => {
    expect(findGuessed(secret, OWN)).toBe(weakness)
    expect(refuse(secret)).toBe(explainRefusal('password', secret, weakness))
  })

  test.each(GOOD)('%j is taken', (secret) => expect(refuse(secret)).toBeUndefined())

  test.each(['x7Qp!m2Vz9Lw4Rt$@4a', '4@4@4@1!1!1!', 'password'])('10,000 characters of %j are judged too', (text) => {
    expect(() => refuse(text.repeat(10_000 / text.length))).not.toThrow()
  })

  test('an email is refused however long it is', () => {
    const email = 'morwenna.tregear-penrose@procurement.stores.carrick-community-hospital.cornwall.example'
    expect(findGuessed(`${email}1`, listOwnWords({ shop: 'Larkway', email }))).toBe('own')
  })

  test('any text is judged', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => void refuse(text)))
  })
})

describe('without them', () => {
  test.each([
    [
      'penhallow medical',
      'Choose a password that is harder to guess. Names, emails and the name of this shop are tried first',
    ],
    [EMAIL, 'Choose a password that is harder to guess. Names, emails and the name of this shop are tried first'],
    [
      'MorwennaPenrose1',
      'Choose a password that is harder to guess. Names, emails and the name of this shop are tried first',
    ],
    [
      'aaaaaaaaaaaaaaaa',
      'Choose a password that is harder to guess. Repeating something makes it longer, but no harder to guess',
    ],
    [
      '12121212121212121',
      'Choose a password that is harder to guess. Repeating something makes it longer, but no harder to guess',
    ],
    [
      'penhallow',
      'Choose a password of 15 characters or more. Names, emails and the name of this shop are tried first',
    ],
    ['quay road 14', 'Choose a password of 15 characters or more'],
  ])('%j: %s', (secret, message) => expect(refuse(secret, findPlainWeakness)).toBe(message))

  test.each([...GOOD, 'morwenna of the seven teapots'])('%j is taken', (secret) => {
    expect(refuse(secret, findPlainWeakness)).toBeUndefined()
  })
})

test('a character outside of the basic plane counts once', () => {
  expect(describeSoFar('👩‍⚕️🦭', undefined, true)).toBe('5 of 15 characters so far.')
  expect(explainRefusal('passphrase', '🦭'.repeat(14), undefined)).toBe('Choose a passphrase of 15 characters or more')
  expect(explainRefusal('passphrase', '🦭'.repeat(15), undefined)).toBeUndefined()
})

test.each([
  ['', undefined, true, ''],
  ['teapot', undefined, true, '6 of 15 characters so far.'],
  ['password', 'common', true, '8 of 15 characters so far.'],
  ['hospital medicine', 'date', true, 'Long enough, but easy to guess. Dates are tried first.'],
  ['teapot lantern gravel', undefined, true, 'Long enough, and hard to guess.'],
  ['telecommunications', undefined, false, 'Long enough.'],
] as const)('while %j is typed the field says what is missing', (secret, weakness, isCompared, note) => {
  expect(describeSoFar(secret, weakness, isCompared)).toBe(note)
})

test('a person’s words are all that their names and email are made of, joined and apart', () => {
  expect(OWN).toEqual(
    expect.arrayContaining([EMAIL, 'ada.penrose', 'adapenrose', 'carrick', 'morwenna penrose', 'penrosemorwenna']),
  )
  expect(listOwnWords({ shop: 'Larkway' })).toEqual(['larkway'])
  expect(listOwnWords({ shop: 'Larkway', firstName: ' ', lastName: 'Ó', email: '@' })).toEqual(['larkway'])
})
