import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../fixtures/examples.ts'
import { hasMarkedAmount, readWordedAmount } from './wordedAmount.ts'

const read = (text: string) => {
  const { goods, quantity } = readWordedAmount(text)
  return `${goods} × ${quantity}`
}

describe('an amount is taken out', () => {
  test.each([
    ['2 boxes of blue gloves', 'blue gloves × 2 boxes'],
    ['4 x box needles 23g', 'needles 23g × 4 boxes'],
    ['10 x gowns L', 'gowns L × 10'],
    ['six boxes gloves', 'gloves × 6 boxes'],
    ['a pack of aprons', 'aprons × 1 pack'],
    ['a couple of bowls', 'bowls × 2'],
    ['half a dozen bowls', 'bowls × 6'],
    ['Qty 10 - Gloves, blue', 'Gloves, blue × 10'],
    ['bowls x2', 'bowls × 2'],
    ['bowls ×6', 'bowls × 6'],
    ['bowls, 4 packs', 'bowls × 4 packs'],
    ['10ml syringes - 2 boxes', '10ml syringes × 2 boxes'],
    ['bags (5 pks)', 'bags × 5 packs'],
    ['bowls disposable 2 doz', 'bowls disposable × 24'],
    ['pods 20ml - 1', 'pods 20ml × 1'],
    ['yellow bottles 1 box of 100', 'yellow bottles × 1 box of 100'],
    ['dressings 10x10 x 10', 'dressings 10x10 × 10'],
    ['airways size 2 x 10', 'airways size 2 × 10'],
    ['bandage 6" x 6', 'bandage 6" × 6'],
    ['blades 11 – 1 bx', 'blades 11 × 1 box'],
    ['gloves x 2 medium', 'gloves medium × 2'],
    ['paracetamol 500mg 32s x 2', 'paracetamol 500mg 32s × 2'],
    ['cups: 1,000', 'cups × 1000'],
    ['examination lamp, 1.', 'examination lamp × 1'],
    ['head torch? one', 'head torch × 1'],
    ['sheets 2 x flat', 'sheets flat × 2'],
    ['Qty 12 - Pods 20ml (box)', 'Pods 20ml × 12 boxes'],
    ['swabs 7.5cm (pack of 5) - 50', 'swabs 7.5cm × 50 packs of 5'],
    ['GLOVES M..........20 BOXES', 'GLOVES M × 20 boxes'],
    ['ROLL 6PK ……. 5', 'ROLL 6PK × 5'],
    ['6 No. packs of bibs', 'bibs × 6 packs'],
    ['2 no. washcloths', 'washcloths × 2'],
    ['2x pkts glucose gel (3 tubes)', 'glucose gel (3 tubes) × 2 packs'],
    ['spacers – 4 (yellow if possible)', 'spacers (yellow if possible) × 4'],
    ['bulb 03100 x2', 'bulb 03100 × 2'],
    ['floor scales — one please', 'floor scales × 1'],
    // What was taken back is asked.
    ['tape 2" x 1 box - actually make that 2', 'tape 2" × 1 box or 2'],
    ['ten racks (sorry, no, ten is daft, make it 2)', 'racks × 10 or 2'],
    ['face visors — 1 set', 'face visors × 1 set'],
    ['two handled mugs : 10', 'two handled mugs × 10'],
    ['dressing packs – 20 - no 40 each', 'dressing packs × 20 pieces or 40'],
    ['blades x 5 - no 11', 'blades - no 11 × 5'],
    ['blades, no 11 - 2 boxes', 'blades, no 11 × 2 boxes'],
  ])('%j is read as %j', (text, expected) => {
    expect(read(text)).toBe(expected)
    expect(hasMarkedAmount(text)).toBe(true)
  })
})

test.each([
  '2 no touch bins',
  'dressing 10 x 10',
  '3 x 100 swabs',
  'blades 11',
  '12 lead monitor',
  'first aid kit 20 person',
  '3 in 1 syringe tips',
  '2 or 3 boxes of gloves',
  'gloves 2-3',
  'stethoscope',
  '500mg tablets',
  'scrubs 2 x large',
])('%j keeps its numbers: none is surely an amount', (text) => {
  expect(read(text)).toBe(`${text} × `)
})

test('never throws, and loses no goods', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { goods, quantity } = readWordedAmount(text)
      expect(quantity === '' || goods !== '').toBe(true)
    }),
  )
})
