import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type JudgedLine, listSlugs, type Mail, openMailReader, type Verdict } from '@shop/core/fixtures/readMails.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { readWeeklyLists } from '../../tools/bench/searchQueries.ts'

const mails = JSON.parse(readFileSync(`${import.meta.dirname}/queries/mails-own.json`, 'utf8')) as Mail[]
const { catalogue, synonyms, kinds, shop } = loadShop(import.meta.dirname)
const read = await openMailReader({ catalogue, synonyms, kinds, ownMake: shop.brand.strong })
const judged: JudgedLine[] = (await Promise.all(mails.map(read))).flat()
const list = (...verdicts: Verdict[]) => judged.filter(({ verdict }) => verdicts.includes(verdict!))
const sold = list('ready', 'one press', 'missed', 'lost')

test('every line for goods comes to be judged', () => {
  const expected = mails.flatMap(({ lines = [] }) => lines.flatMap(({ goods }) => goods))
  expect(sold).toHaveLength(expected.filter(({ slugs = [] }) => slugs.length > 0).length)
})

test('no line of a mail is ready with other goods, or another quantity, than was written', () => {
  expect(list('wrong').map(({ line }) => line.words ?? line.code)).toEqual([])
})

test('three of five goods that are sold are ready without a press, and nearly all with one', () => {
  expect(list('ready').length / sold.length).toBeGreaterThanOrEqual(0.62)
  expect(list('ready', 'one press').length / sold.length).toBeGreaterThanOrEqual(0.95)
})

test('no goods that are sold are set aside', () => {
  expect(list('lost').map(({ line }) => line.words ?? line.code)).toEqual([])
})

/* What blind mails taught. */

test.each([
  'single needle free connectors - 1 box',
  'Triangular bandages, calico – 10',
  'saline flush 10ml posiflush - 5 bx',
  'redivac drains 12fr - 5',
  'Zetuvit 20 x 20 - 4 boxes',
  'plasters x 500',
  'FDD1102 - oxygen tubing 2.1m - 1 box',
  'Micropore 2" x 1 box - actually make that 2',
])('%j is asked', async (line) => {
  const [asked] = await readOrder(line)
  expect(['words', 'quantity', 'options']).toContain(asked!.result.state)
})

test('whoever cannot have latex is offered none', async () => {
  const [gloves] = await readOrder("1 box of gloves (medium, I can't do latex)")
  expect(listSlugs(gloves!.result)).not.toEqual([])
  expect(listSlugs(gloves!.result).filter((slug) => slug.includes('latex'))).toEqual([])
})

test('a size is not given up for a colour', async () => {
  const [airway] = await readOrder('10 OPA size 3 orange')
  expect(airway!.result).toMatchObject({ state: 'words', choices: [{ options: { Size: '3' }, quantity: 10 }, {}] })
})

test('what may be packs or pieces has a button for each', async () => {
  const [bowls] = await readOrder('cardboard sick bowls (the top hat ones) 50')
  expect(bowls!.result).toMatchObject({ state: 'words', choices: [{ quantity: 50 }, { quantity: 1 }] })
})

async function readOrder(line: string): Promise<JudgedLine[]> {
  return (await read({ text: `Dear all\n${line}` })).slice(1)
}

test('of the weekly lists, which count in front, over half is ready, and nothing with other goods', async () => {
  // The shop's own is as good as the one that its author had in mind.
  const alike: Record<string, string> = { '4 hand gel 500ml pump': 'penhallow-alcohol-hand-rub-500ml' }
  const weekly = Object.values(readWeeklyLists()).flat()
  const lines = weekly.map(({ line, slug }) => {
    return { line, goods: [{ quantity: Number.parseInt(line), slugs: [slug, alike[line] ?? ''] }] }
  })
  const asRead = await read({ text: ['Dear all', ...lines.map(({ line }) => line)].join('\n'), lines })
  const listOf = (verdict: Verdict) =>
    asRead.filter((one) => one.verdict === verdict).map(({ line }) => line.words ?? line.code)
  expect(listOf('wrong')).toEqual([])
  expect(listOf('ready').length).toBeGreaterThanOrEqual(55)
})

test('2,000 lines in words are read and answered in a second, as many as are read at once', async () => {
  const written = mails.flatMap(({ lines = [] }) => lines.map(({ line }) => line))
  const text = Array.from({ length: 2000 }, (_, at) => `${written[at % written.length]!} `).join('\n')
  const { user } = process.cpuUsage()
  const lines = await read({ text: `Dear all\n${text}` })
  // The time of one processor, whoever else uses the machine; four times that of a quiet one.
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(4000)
  expect(lines).toHaveLength(500)
})
