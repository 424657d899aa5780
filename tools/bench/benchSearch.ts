import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Catalogue } from '@shop/core/catalogue/catalogue.ts'
import { growCatalogue } from '@shop/core/fixtures/manyProducts.ts'
import { buildExampleFiles, createLoad } from '@shop/core/fixtures/search.ts'
import { openSearch, type OpenSearch } from '@shop/core/search/openSearch.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { writeGrownQueries } from './grownQueries.ts'
import { readFreshQueries, readSearchQueries } from './searchQueries.ts'
import { formatTable, type Row } from './table.ts'

const SIZES = [0, 5_000, 50_000]
/** Ten of the recorded queries, of all kinds. */
const TEN = { count: 10, stride: 20 }
const GOALS = { firstKb: 60, fetchedKb: 250, keystrokeMs: 16, heapMb: 30 }
/** Results that are in sight at first. */
const FIRST_CARDS = 4

/** Measures the search at three sizes; gives the report's section. */
export async function measureSearch(): Promise<string> {
  const { catalogue, synonyms, kinds } = loadShop()
  const recorded = readSearchQueries()
  const speed: Row[] = [
    [
      'products',
      'build ms',
      'files',
      'start kB',
      'kB, first answer',
      'kB, ten searches',
      'keystroke p50 ms',
      'p99 ms',
      'longest ms',
      'heap MB',
    ],
  ]
  const real: Row[] = [rateHead(recorded.map(({ kind }) => kind))]
  const grown: Row[] = []
  const fresh: Row[] = [['queries', 'with an answer', 'first', 'in five', 'without one', 'said']]
  for (const size of SIZES) {
    const shop = size === 0 ? catalogue : listAlikeTogether(growCatalogue(catalogue, size))
    const count = shop.products.length
    const started = performance.now()
    const files = await buildExampleFiles(shop, { synonyms, kinds })
    const buildMs = Math.round(performance.now() - started)
    const heap = await measureHeap(files)
    const open = await openSearch(createLoad(files))
    speed.push([
      count,
      buildMs,
      files.size,
      toKb(measureBytes(files.get('start.js')!)),
      await measureFirst(files),
      toKb(await measureTen(files)),
      ...(await measureKeystrokes(open)),
      heap,
    ])
    const right = recorded.map(({ right, ...query }) => ({
      ...query,
      isRight: ({ slug }: { slug: string }) => right.includes(slug),
    }))
    real.push([count, ...(await rate(shop, open, right))])
    if (size === 0) {
      fresh.push(...(await rateFresh(shop, open)))
      continue
    }
    const queries = writeGrownQueries(shop.products)
    if (grown.length === 0) grown.push(rateHead(queries.map(({ kind }) => kind)))
    grown.push([count, ...(await rate(shop, open, queries))])
  }
  return `${recorded.length} recorded queries (\`shops/penhallow/queries/recorded.json\`), each keystroke of each; the larger catalogues are grown from the real one (\`packages/core/src/fixtures/manyProducts.ts\`), with goods that are alike next to each other. All of this happens in the page. Ten searches are typed letter by letter, each letter answered; bytes are in brotli, of all files that they load (decision 0016). A first answer is what the first word of each recorded query needs in a new visit, with its first cards: median and most. Goals: ${GOALS.firstKb} kB, ${GOALS.fetchedKb} kB, p99 ${GOALS.keystrokeMs} ms, ${GOALS.heapMb} MB.

${formatTable(speed)}

Right answers, of each kind, in the first place and in the first five. The queries were written for the real catalogue: a grown one has many more goods of the same name.

${formatTable(real)}

${readFreshQueries().length} queries that were written without sight of the catalogue (\`shops/penhallow/queries/fresh.json\`), in the real one. Where the shop has nothing that was asked for, the search says so: it finds nothing, what is near, or asks whether another word was meant. Every third query was held out while the synonyms were written.

${formatTable(fresh)}

The same of queries about the grown goods, by the rule in \`tools/bench/grownQueries.ts\`.

${formatTable(grown)}`
}

/** As a shop lists them: each category together, and in it what is grown from the same product. */
function listAlikeTogether(shop: Catalogue): Catalogue {
  const getKey = ({ shelves, picture }: Catalogue['products'][number]) => `${shelves[0] ?? ''} ${picture}`
  return {
    ...shop,
    products: [...shop.products].sort((a, b) => (getKey(a) < getKey(b) ? -1 : getKey(a) > getKey(b) ? 1 : 0)),
  }
}

function measureBytes(json: string): number {
  return brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

function toKb(bytes: number): number {
  return Math.round(bytes / 1000)
}

function pickTen(): string[] {
  const queries = readSearchQueries().map(({ query }) => query)
  return Array.from({ length: TEN.count }, (_, index) => queries[index * TEN.stride]!)
}

async function typeOut(open: OpenSearch, queries: readonly string[], note?: (ms: number) => void): Promise<void> {
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const started = performance.now()
      await open.suggest(query.slice(0, length))
      note?.(performance.now() - started)
    }
  }
}

async function measureFirst(files: ReadonlyMap<string, string>): Promise<string> {
  const weights = new Map([...files].map(([name, json]) => [name, measureBytes(json)]))
  const words = [...new Set(readSearchQueries().map(({ query }) => query.split(' ')[0]!))]
  const sums: number[] = []
  for (const word of words) {
    let bytes = 0
    const open = await openSearch(createLoad(files, (name) => (bytes += weights.get(name)!)))
    const { ranked } = await open.search(word)
    await open.listCards(ranked.slice(0, FIRST_CARDS))
    sums.push(bytes)
  }
  sums.sort((a, b) => a - b)
  return `${toKb(sums[sums.length >> 1]!)}, ${toKb(sums.at(-1)!)}`
}

async function measureTen(files: ReadonlyMap<string, string>): Promise<number> {
  let bytes = 0
  const open = await openSearch(createLoad(files, (name) => (bytes += measureBytes(files.get(name)!))))
  await Promise.all(open.rest.map((load) => load()))
  await typeOut(open, pickTen())
  return bytes
}

/** The heap held by the search of ten queries; the files themselves are in memory before. */
async function measureHeap(files: ReadonlyMap<string, string>): Promise<string> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const read = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = read()
  const open = await openSearch(createLoad(files))
  await Promise.all(open.rest.map((load) => load()))
  await typeOut(open, pickTen())
  const held = read() - before
  await open.search('')
  return (held / 1e6).toFixed(1)
}

/** Once everything has been loaded: the second time that the queries are typed. */
async function measureKeystrokes(open: OpenSearch): Promise<string[]> {
  const queries = readSearchQueries().map(({ query }) => query)
  await typeOut(open, queries)
  const times: number[] = []
  await typeOut(open, queries, (ms) => times.push(ms))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(2))
}

function rateHead(kinds: readonly string[]): Row {
  return ['products', ...[...new Set(kinds)].flatMap((kind) => [`${kind} first`, `${kind} in five`])]
}

/** Right answers to the fresh queries, and misses reported as such: of all, of those held out, of each kind. */
async function rateFresh({ products }: Catalogue, { search }: OpenSearch): Promise<Row[]> {
  const judged = await Promise.all(
    readFreshQueries().map(async ({ query, kind, slugs }, index) => {
      const { ranked, count, dropped, nearest } = await search(query)
      const place = ranked.findIndex((index) => slugs.includes(products[index]!.slug))
      return { kind, slugs, place, isHeld: index % 3 === 2, isSaid: count === 0 || dropped.length > 0 || !!nearest }
    }),
  )
  const parts: [name: string, queries: typeof judged][] = [
    ['all', judged],
    ['held out', judged.filter(({ isHeld }) => isHeld)],
    ...[...new Set(judged.map(({ kind }) => kind))].map((kind): [string, typeof judged] => [
      kind,
      judged.filter((query) => query.kind === kind),
    ]),
  ]
  return parts.map(([name, queries]) => {
    const answered = queries.filter(({ slugs }) => slugs.length > 0)
    const others = queries.filter(({ slugs }) => slugs.length === 0)
    const within = (most: number) => answered.filter(({ place }) => place >= 0 && place < most).length
    const said = others.filter(({ isSaid }) => isSaid).length
    return [name, answered.length, within(1), within(5), others.length, said]
  })
}

interface Judged {
  readonly query: string
  readonly kind: string
  readonly isRight: (product: Catalogue['products'][number]) => boolean
}

async function rate({ products }: Catalogue, open: OpenSearch, queries: readonly Judged[]): Promise<string[]> {
  const shares: string[] = []
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const own = queries.filter((query) => query.kind === kind)
    const places: number[] = []
    for (const { query, isRight } of own) {
      const { ranked } = await open.search(query)
      const place = ranked.findIndex((index) => isRight(products[index]!))
      places.push(place < 0 ? Infinity : place)
    }
    for (const most of [1, 5]) {
      const right = places.filter((place) => place < most).length
      shares.push(`${((right / own.length) * 100).toFixed(0)} %`)
    }
  }
  return shares
}
