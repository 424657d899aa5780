import { expect, test } from 'vitest'
import { buildExampleProduct } from '../../fixtures/examples.ts'
import { buildCard } from './packProducts.ts'

test.each([
  ['what is added at once', {}, undefined],
  ['what has options', { options: [{ name: 'Size', values: ['S', 'M'] }] }, true],
  ['what has a status to be read', { status: { text: 'Discontinued' } }, true],
] as const)('a card says of %s whether it is chosen on its page', (_, facts, isChosen) => {
  expect(buildCard(buildExampleProduct(facts)).isChosen).toBe(isChosen)
})
