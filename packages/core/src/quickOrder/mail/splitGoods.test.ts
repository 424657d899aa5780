import { expect, test } from 'vitest'
import { splitGoods } from './splitGoods.ts'

const split = (line: string, before?: string) =>
  splitGoods(line, true, before).map(({ goods, quantity }) => `${goods} × ${quantity}`)

test.each([
  ['• bowls x2', ['bowls × 2']],
  ['1. Bowls - 2 boxes', ['Bowls × 2 boxes']],
  ['can we have 2 boxes of bowls please', ['bowls × 2 boxes']],
  ['For the ward Sister also asks for bowls 1 box', ['bowls × 1 box']],
  ['wet wipes 2 packs same as last month', ['wet wipes × 2 packs']],
  ['bibs x 4 — quantity as per last month', ['bibs × 4']],
  ['Hi Jan, could you order 3 bowls', ['3 bowls × ']],
  [
    '2 boxes of medium gloves, 1 of large and a pack of aprons',
    ['medium gloves × 2 boxes', 'large gloves × 1 boxes', 'aprons × 1 pack'],
  ],
  ['Gloves blue S x10, M x 5', ['Gloves blue S × 10', 'M Gloves × 5']],
  ['Speculum small: 1 box; medium: 2 boxes.', ['Speculum small × 1 box', 'medium Speculum × 2 boxes']],
  ['Gloves Med + Lge, 10 boxes of each', ['Gloves Med × 10 boxes', 'Gloves Lge × 10 boxes']],
  ['bands red and white – 1 box each', ['bands red × 1 box', 'bands white × 1 box']],
  ['tens machine x1, spare pads x 4', ['tens machine × 1', 'spare pads × 4']],
  // Not surely several goods
  ['Gloves, nitrile, blue - 2 boxes', ['Gloves, nitrile, blue × 2 boxes']],
  ['zinc and castor oil cream x 3', ['zinc and castor oil cream × 3']],
  ['needles and syringes', ['needles and syringes × ']],
])('%j is %j', (line, parts) => {
  expect(split(line)).toEqual(parts)
})

test('a line that only says which goes on about the goods before', () => {
  expect(split('1 box large', 'blue nitrile gloves medium')).toEqual(['large nitrile gloves × 1 box'])
  expect(split('1 box large')).toEqual(['large × 1 box'])
})

test('a number before a dot is a quantity as likely as not where no list is numbered', () => {
  expect(splitGoods('2. gloves', false)).toEqual([{ goods: '2. gloves', quantity: '' }])
})
