import { expect, test } from 'vitest'
import { listProduct } from '../../catalogue/listProduct.ts'
import { buildExampleProduct, buildExampleWithVariants } from '../../fixtures/examples.ts'
import { packCards, unpackCards } from './packCards.ts'

test('a card is what a list shows of a product, whatever the others have', () => {
  const products = [
    buildExampleProduct({ slug: 'plain', picture: 'plain' }),
    buildExampleProduct({ slug: 'drawn', picture: 'group-ems.svg', tone: '#abcdef', status: { text: 'Discontinued' } }),
    buildExampleProduct({ slug: 'unseen', picture: '', oldPrice: { pence: 900, isFrom: false } }),
    buildExampleWithVariants(),
  ]
  const file = JSON.parse(JSON.stringify(packCards(products))) as ReturnType<typeof packCards>
  expect(unpackCards(file)).toEqual(products.map(listProduct))
  expect(unpackCards(packCards([...products, ...products]))).toHaveLength(8)
})
