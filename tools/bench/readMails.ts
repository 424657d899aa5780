/**
 * `npx tsx tools/bench/readMails.ts <mails.json> [shop folder]` prints what quick order makes of each line of mails: set
 * aside, ready, asked (with how many presses), or unknown. The file holds a list of objects with `text` or `mail`. Where
 * they have `lines` (as in shops/penhallow/queries/mails-own.json) each is judged, and the figures stand at the end.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import { answerLines } from '@shop/core/quickOrder/mail/answerLines.ts'
import { isWorded, nameWords } from '@shop/core/quickOrder/mail/worded.ts'
import { type LineResult, matchLine } from '@shop/core/quickOrder/matchLine.ts'
import { readLines } from '@shop/core/quickOrder/readLines.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'

interface Expected {
  readonly line: string
  /** The goods of the line; `slugs` are those that are right, none where the shop does not sell them. */
  readonly goods: readonly {
    readonly quantity: number | null
    readonly goods: string
    readonly slugs?: readonly string[]
  }[]
}
interface Mail {
  readonly name?: string
  readonly id?: string
  readonly text?: string
  readonly mail?: string
  readonly lines?: readonly Expected[]
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { slugs: { type: 'boolean' } } })
const [file, folder = 'shops/penhallow'] = positionals
if (file === undefined) throw new Error('Name a file of mails: npx tsx tools/bench/readMails.ts <mails.json>')
const { catalogue, synonyms, kinds, shop } = loadShop(folder)
const index = buildCodeIndex(catalogue)
const { search } = await openExampleSearch(catalogue, { synonyms, kinds })
const source = {
  search,
  getProducts: (indices: readonly number[]) => Promise.resolve(indices.map((at) => catalogue.products[at]!)),
  attributes: catalogue.attributes,
  ownMake: shop.brand.strong,
}
const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

const name = ({ title }: Product, options: Readonly<Record<string, string>>) =>
  [title, Object.values(options).join(', ')].filter(Boolean).join(' · ')
const pack = ({ pack: { unit, count: pieces } }: Product) => (pieces > 1 ? `${unit} of ${pieces}` : unit)

function describe(line: DraftLine, result: LineResult): string {
  switch (result.state) {
    case 'ready':
      return `ready   ${result.quantity} × ${name(result.product, result.options)} [${pack(result.product)}]`
    case 'aside':
      return `aside   ${line.words ?? line.code}`
    case 'words':
      return `asked   which? ${result.note} ${result.choices.map(({ product, options, quantity }) => `${quantity ?? '?'} × ${name(product, options)} [${pack(product)}]`).join(' | ')}`
    case 'options':
      return `asked   option of ${result.product.title} (${Object.values(result.options).join(', ') || 'none named'}); quantity ${line.quantity || '?'}`
    case 'quantity':
      return `asked   how many? ${result.isMissing ? 'no number: 1?' : `“${result.typed}”`} ${result.readings?.join(' or ') ?? result.packs ?? ''} × ${name(result.product, result.options)} [${pack(result.product)}]`
    case 'several':
      return `asked   which? ${result.products.map(({ title }) => title).join(' | ')}`
    default:
      return `unknown ${result.state === 'unknown' ? (result.note ?? '') : result.state}`
  }
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const slugsOf = (result: LineResult): string[] =>
  result.state === 'words'
    ? result.choices.map(({ product }) => product.slug)
    : 'product' in result
      ? [result.product.slug]
      : []

for (const [at, mail] of (JSON.parse(readFileSync(file, 'utf8')) as Mail[]).entries()) {
  console.log(`\n=== ${mail.name ?? mail.id ?? at + 1}`)
  const start = performance.now()
  const lines = readLines(mail.text ?? mail.mail ?? '', index.find).lines.map((line, id): DraftLine => ({
    ...line,
    id: id + 1,
    options: {},
  }))
  const answers = await answerLines(
    lines.filter((line) => isWorded(line, index)),
    source,
  )
  const matched = lines.map((line) => ({
    line,
    result: matchLine(line, index, new Date(), answers.get(nameWords(line))),
  }))
  const ms = performance.now() - start
  const judge = buildJudge(mail.lines)
  for (const { line, result } of matched) {
    const verdict = judge(line, result)
    if (values.slugs)
      console.log(['SLUGS', mail.name, tidy(line.words ?? line.code), slugsOf(result).join(',')].join('\t'))
    count(result.state === 'ready' || result.state === 'aside' || result.state === 'unknown' ? result.state : 'asked')
    if (verdict) count(`judged: ${verdict}`)
    const words = result.state === 'aside' ? '' : `   ← ${line.words ?? line.code}`
    console.log(`${verdict ? `${verdict.padEnd(12)}` : ''}${describe(line, result)}${words}`)
  }
  console.log(`(${lines.length} lines, ${ms.toFixed(0)} ms)`)
}
console.log()
for (const [what, number] of [...counts].sort()) console.log(`${what}: ${number}`)

/** Judges lines in the order in which they stand against what was expected of them. */
function buildJudge(expected: readonly Expected[] | undefined) {
  if (!expected) return () => undefined
  const seen = new Map<string, number>()
  return (line: DraftLine, result: LineResult): string | undefined => {
    const words = tidy(line.words ?? line.code)
    const own = expected.find(({ line: text }) => tidy(text) === words)
    const place = seen.get(words) ?? 0
    seen.set(words, place + 1)
    const goods = own?.goods[place]
    if (!goods) return result.state === 'aside' ? 'right aside' : result.state === 'ready' ? 'WRONG' : 'no goods'
    const { slugs = [], quantity } = goods
    const isRight = slugsOf(result).some((slug) => slugs.includes(slug))
    if (result.state === 'ready') {
      if (!slugs.includes(result.product.slug)) return 'WRONG'
      return quantity !== null && quantity !== result.quantity ? 'WRONG' : 'ready'
    }
    if (slugs.length === 0) return result.state === 'aside' ? 'unsold aside' : 'unsold'
    return isRight ? 'one press' : result.state === 'aside' ? 'LOST' : 'missed'
  }
}
