import { expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { buildCodeIndex } from './codeIndex.ts'
import { formatExampleLines } from './exampleLines.ts'
import { matchLine } from './matchLine.ts'
import { readLines } from './readLines.ts'

test('the example has lines that this shop can deliver', () => {
  const catalogue = buildExampleCatalogue([
    buildExampleProduct({ slug: 'figures', sku: '5620' }),
    buildExampleWithVariants(),
    buildExampleProduct({ slug: 'bell', sku: 'BE-1' }),
    buildExampleProduct({ slug: 'pump', sku: 'PU-2' }),
  ])
  const index = buildCodeIndex(catalogue)
  const { lines } = readLines(formatExampleLines(catalogue.products)!, index.find)
  const results = lines.map((line, id) => matchLine({ ...line, id, options: {} }, index, new Date()))
  expect(results).toMatchObject([
    { state: 'ready', product: { slug: 'bell' }, quantity: 2 },
    { state: 'ready', product: { slug: 'pump' }, quantity: 5 },
  ])
  expect(formatExampleLines([])).toBeUndefined()
})
