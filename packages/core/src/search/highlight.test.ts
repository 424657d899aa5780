import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { splitAtMatches, splitAtPrefixes, splitCode, type Stretch } from './highlight.ts'
import { listIndexWords } from './words.ts'

/** The text with what is marked in brackets. */
const write = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

const join = (stretches: readonly Stretch[]) => stretches.map(({ text }) => text).join('')

describe('splitAtMatches', () => {
  test.each([
    ['Nitrile gloves, blue', ['nitrile', 'glove'], 'nitr gloves', '[Nitr]ile [gloves], blue'],
    ['Nitrile gloves, blue', [], 'nitrile', 'Nitrile gloves, blue'],
    ['Littmann Classic III', ['littmann'], 'litman', '[Littmann] Classic III'],
    ['Aneroid sphygmomanometer', ['aneroid'], 'bp cuff', '[Aneroid] sphygmomanometer'],
    ['Crêpe bandage', ['crepe'], 'crepe', '[Crêpe] bandage'],
    ['Haemostatic gauze', ['hemostatic'], 'hemostatic', '[Haemostatic] gauze'],
    ['Tape 7.5 cm × 5 m', ['75mm'], '75mm', 'Tape [7.5 cm] × 5 m'],
    ['Dressing 10 cm × 10 cm', ['100mm'], '10cm', 'Dressing [10 cm] × [10 cm]'],
    ['Steri-Strip closures', ['steristrip'], 'steristrip', '[Steri-Strip] closures'],
    ['Steri-Strip closures', ['strip'], 'strip', 'Steri-[Strip] closures'],
    ['<b>bold</b> gauze', ['bold'], '<b>bold', '<b>[bold]</b> gauze'],
    ['Gauze', ['gauze'], '.*', '[Gauze]'],
    ['', ['gauze'], 'gauze', ''],
  ])('marks in %j what matched %j, asked as %j: %s', (text, matched, query, written) => {
    expect(write(splitAtMatches(text, matched, query))).toBe(written)
  })

  test('gives back the text, whatever the text, the words and the query', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.array(anyText), (text, query, others) => {
        const matched = [...others, ...listIndexWords(text).slice(0, 2)]
        const stretches = splitAtMatches(text, matched, query)
        expect(join(stretches)).toBe(text)
        expect(stretches.every((stretch) => stretch.text !== '')).toBe(true)
      }),
    )
  })

  test('marks nothing where nothing matched', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        expect(splitAtMatches(text, [], query).some(({ isMatch }) => isMatch)).toBe(false)
      }),
    )
  })
})

describe('splitAtPrefixes', () => {
  test.each([
    ['Pulse oximeters and sensors', 'oxi sens', 'Pulse [oxi]meters and [sens]ors'],
    ['Pulse oximeters', 'meters', 'Pulse oximeters'],
    ['Pulse oximeters', '', 'Pulse oximeters'],
  ])('marks in %j, asked as %j: %s', (text, query, written) => {
    expect(write(splitAtPrefixes(text, query))).toBe(written)
  })
})

describe('splitCode', () => {
  test.each([
    ['PEN-GLNB-M', 'pen glnb', '[PEN-GLNB]-M'],
    ['PEN-GLNB-M', 'glnbm', 'PEN-[GLNB-M]'],
    ['5620', '620', '5[620]'],
    ['5620', '62', '5620'],
    ['5620', 'gloves', '5620'],
    ['5620', '', '5620'],
    ['', '5620', ''],
  ])('marks in %j, asked as %j: %s', (code, query, written) => {
    expect(write(splitCode(code, query))).toBe(written)
  })

  test('gives back any code, and marks it where the query is the code itself', () => {
    fc.assert(
      fc.property(anyText, anyText, (code, query) => {
        expect(join(splitCode(code, query))).toBe(code)
        expect(join(splitCode(code, code))).toBe(code)
      }),
    )
  })
})
