import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { answerLines } from '@shop/core/quickOrder/mail/answerLines.ts'
import { isWorded, nameWords } from '@shop/core/quickOrder/mail/worded.ts'
import { type LineResult, matchLine } from '@shop/core/quickOrder/matchLine.ts'
import { readLines } from '@shop/core/quickOrder/readLines.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'

interface Mail {
  readonly text: string
  readonly lines: readonly {
    readonly line: string
    readonly goods: readonly { readonly quantity: number | null; readonly slugs?: readonly string[] }[]
  }[]
}

const mails = JSON.parse(readFileSync(`${import.meta.dirname}/queries/mails-own.json`, 'utf8')) as Mail[]
const { catalogue, synonyms, kinds, shop } = loadShop(import.meta.dirname)
const index = buildCodeIndex(catalogue)
const { search } = await openExampleSearch(catalogue, { synonyms, kinds })
const source = {
  search,
  getProducts: (indices: readonly number[]) => Promise.resolve(indices.map((at) => catalogue.products[at]!)),
  attributes: catalogue.attributes,
  ownMake: shop.brand.strong,
}
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The results of a mail's lines, by the line, in the order of its goods. */
async function read(text: string): Promise<Map<string, LineResult[]>> {
  const lines = readLines(text, index.find).lines.map((line, id) => ({ ...line, id: id + 1, options: {} }))
  const worded = lines.filter((line) => isWorded(line, index))
  const answers = await answerLines(worded, source)
  const results = new Map<string, LineResult[]>()
  for (const line of lines) {
    const words = tidy(line.words ?? line.code)
    const result = matchLine(line, index, new Date(), answers.get(nameWords(line)))
    results.set(words, [...(results.get(words) ?? []), result])
  }
  return results
}

const judged = await Promise.all(
  mails.map(async ({ text, lines }) => {
    const results = await read(text)
    const goods = lines.flatMap(({ line, goods }) =>
      goods.map((one, at) => ({ line, ...one, result: results.get(tidy(line))?.[at] })),
    )
    const named = new Set(lines.map(({ line }) => tidy(line)))
    const others = [...results].flatMap(([line, own]) =>
      named.has(line) ? [] : own.map((result) => ({ line, result })),
    )
    return { goods, others }
  }),
)
const all = judged.flatMap(({ goods }) => goods)
const sold = all.filter(({ slugs = [] }) => slugs.length > 0)

const listSlugs = (result: LineResult | undefined): string[] =>
  result?.state === 'words' ? result.choices.map(({ product }) => product.slug) : result && 'product' in result ? [result.product.slug] : [] // prettier-ignore

test('no line of a mail is ready with other goods, or another quantity, than was written', () => {
  const wrong = all.filter(
    ({ result, slugs = [], quantity }) =>
      result?.state === 'ready' &&
      (!slugs.includes(result.product.slug) || (quantity !== null && quantity !== result.quantity)),
  )
  expect(wrong.map(({ line }) => line)).toEqual([])
  const chatter = judged.flatMap(({ others }) => others.filter(({ result }) => result.state === 'ready'))
  expect(chatter.map(({ line }) => line)).toEqual([])
})

test('more than half of the goods that are sold are ready without a press, and nearly all with one', () => {
  const ready = sold.filter(({ result }) => result?.state === 'ready').length
  const offered = sold.filter(({ result, slugs = [] }) => listSlugs(result).some((slug) => slugs.includes(slug))).length
  expect(ready / sold.length).toBeGreaterThanOrEqual(0.55)
  expect(offered / sold.length).toBeGreaterThanOrEqual(0.95)
})

test('no goods that are sold are set aside', () => {
  expect(sold.filter(({ result }) => result?.state === 'aside').map(({ line }) => line)).toEqual([])
})
