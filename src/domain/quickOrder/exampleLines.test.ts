import { expect, test } from 'vitest'
import { loadShop } from '../../../scripts/build/loadCatalogue.ts'
import { buildCodeIndex } from './codeIndex.ts'
import { formatExampleLines } from './exampleLines.ts'
import { matchLine } from './matchLine.ts'
import { readLines } from './readLines.ts'

test('the example has lines that this shop can deliver', () => {
  const { catalogue } = loadShop()
  const index = buildCodeIndex(catalogue)
  const { lines } = readLines(formatExampleLines(catalogue.products)!, index.find)
  const results = lines.map((line, id) => matchLine({ ...line, id, options: {} }, index, new Date()))
  expect(results).toMatchObject([
    { state: 'ready', quantity: 2 },
    { state: 'ready', quantity: 5 },
  ])
  expect(formatExampleLines([])).toBeUndefined()
})
