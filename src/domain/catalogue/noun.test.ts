import { expect, test } from 'vitest'
import { findNoun } from './noun.ts'

test.each([
  ['Durapore Surgical Tape 2.5 cm × 9.1 m', 'tape'],
  ['Nitrile examination gloves, powder-free, blue, medium', 'gloves'],
  ['503 examination couch, 3 section, electric', 'couch'],
  ['Spare Parts Kit for Classic III, Cardiology IV and CORE, black', 'kit'],
  ['LED Pen Torch with Pupil Gauge', 'torch'],
  ['Étui 5 L', 'étui'],
  ['12.5 × 12.5 cm', ''],
  ['', ''],
])('"%s" is called "%s"', (title, noun) => {
  expect(findNoun(title)).toBe(noun)
})
