import { expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '../../fixtures/examples.ts'
import { openExampleSearch } from '../../fixtures/search.ts'
import { answerLines } from './answerLines.ts'
import { nameWords } from './worded.ts'

const { search } = await openExampleSearch(buildExampleCatalogue([buildExampleProduct()]))
const asked: string[] = []
const source = {
  search: (query: string) => {
    asked.push(query)
    return search(query)
  },
  getProducts: () => Promise.resolve([]),
  attributes: [],
  ownMake: 'Own',
}
const lines = Array.from({ length: 60 }, (_, at) => ({ code: `trumpet of brass number ${at}`, quantity: '2' }))

test('the page gets its turn while many lines are answered', async () => {
  let isDone = false
  const answering = answerLines(lines, source).then((answers) => {
    isDone = true
    return answers
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(isDone).toBe(false)
  expect([...(await answering).keys()]).toEqual(lines.map(nameWords))
})

test('lines that differ in their number alone are asked once', async () => {
  asked.length = 0
  const answers = await answerLines([{ code: 'trumpets', quantity: '2 boxes' }, { code: 'trumpets', quantity: '3 boxes' }], source) // prettier-ignore
  expect(answers.size).toBe(1)
  expect(asked).toEqual(['trumpets'])
})
