/**
 * `npx tsx tools/bench/readMails.ts <mails.json> [shop folder]` prints what quick order makes of each line of mails: set
 * aside, ready, asked (with how many presses), or unknown. The file holds a list of objects with `text` or `mail`. Where
 * they have `lines` (as in shops/penhallow/queries/mails-own.json) each is judged, and the figures stand at the end.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { listSlugs, type Mail, openMailReader } from '@shop/core/fixtures/readMails.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import type { LineResult } from '@shop/core/quickOrder/matchLine.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { slugs: { type: 'boolean' } } })
const [file, folder = 'shops/penhallow'] = positionals
if (file === undefined) throw new Error('Name a file of mails: npx tsx tools/bench/readMails.ts <mails.json>')
const { catalogue, synonyms, kinds, shop } = loadShop(folder)
const read = await openMailReader({ catalogue, synonyms, kinds, ownMake: shop.brand.strong })
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

const mails = JSON.parse(readFileSync(file, 'utf8')) as (Mail & { readonly id?: string; readonly mail?: string })[]
for (const [at, mail] of mails.entries()) {
  console.log(`\n=== ${mail.name ?? mail.id ?? at + 1}`)
  const start = performance.now()
  const lines = await read({ ...mail, text: mail.text ?? mail.mail ?? '' })
  const ms = performance.now() - start
  for (const { line, result, verdict } of lines) {
    const written = line.words ?? line.code
    if (values.slugs)
      console.log(['SLUGS', mail.name, written.replaceAll(/\s+/g, ' '), listSlugs(result).join(',')].join('\t'))
    count(['ready', 'aside', 'unknown'].includes(result.state) ? result.state : 'asked')
    if (verdict) count(`judged: ${verdict}`)
    const words = result.state === 'aside' ? '' : `   ← ${written}`
    console.log(`${verdict ? `${verdict.padEnd(13)} ` : ''}${describe(line, result)}${words}`)
  }
  console.log(`(${lines.length} lines, ${ms.toFixed(0)} ms)`)
}
console.log()
for (const [what, number] of [...counts].sort()) console.log(`${what}: ${number}`)
