import { expect, test } from 'vitest'
import { findNoun } from './noun.ts'

test.each([
  ['Durapore surgical tape, 2.5 cm × 9.1 m', 'tape'],
  ['Nitrile examination gloves, powder-free, blue, medium', 'gloves'],
  ['Plinth 503 examination couch, 3-section, electric', 'couch'],
  ['Spare parts kit for Classic III, Cardiology IV and CORE, black', 'kit'],
  ['LED pen torch with pupil gauge', 'torch'],
  ['Gas-lift stool on castors', 'stool'],
  ['Face shield in key-ring pouch', 'shield'],
  ['Étui 5 L', 'étui'],
  ['12.5 × 12.5 cm', ''],
  ['', ''],
])('"%s" is called "%s"', (title, noun) => {
  expect(findNoun(title)).toBe(noun)
})
