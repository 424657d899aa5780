import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts'
import { buildSearchIndex, type SearchIndex } from '../../src/domain/search/searchIndex.ts'
import { loadShop } from '../build/loadCatalogue.ts'
import { growCatalogue } from './manyProducts.ts'
import { readSearchQueries, type RecordedQuery } from './searchQueries.ts'
import { formatTable, type Row } from './table.ts'

const SIZES = [400, 5_000, 50_000]
/** So that the first keystrokes do not measure the compiler. */
const WARM_UP = 20

/** Measures the search at three sizes, by the recorded queries as they are typed; gives the report's section. */
export function measureSearch(): string {
  const { catalogue, synonyms } = loadShop()
  const queries = readSearchQueries()
  const speed: Row[] = [
    ['products', 'index kB', 'build ms', 'keystroke p50 ms', 'p99 ms', 'longest ms', 'handing over, longest ms'],
  ]
  const kinds = [...new Set(queries.map(({ kind }) => kind))]
  const quality: Row[] = [['products', ...kinds.flatMap((kind) => [`${kind} first`, `${kind} in five`])]]
  for (const size of SIZES) {
    // The least is the catalogue as it is.
    const grown = size === SIZES[0] ? catalogue : growCatalogue(catalogue, size)
    const started = performance.now()
    const index = buildSearchIndex(grown, synonyms)
    const buildMs = performance.now() - started
    const count = grown.products.length
    speed.push([count, Math.round(index.bytes / 1000), Math.round(buildMs), ...measureKeystrokes(index, queries)])
    quality.push([
      count,
      ...kinds.flatMap((kind) =>
        rate(
          grown,
          index,
          queries.filter((recorded) => recorded.kind === kind),
        ),
      ),
    ])
  }
  return `## Search

${queries.length} recorded queries (\`scripts/bench/searchQueries.json\`), each keystroke of each; the larger catalogues are grown from the real one (\`scripts/bench/manyProducts.ts\`). In the shop all of this but the handing over happens in a worker.

${formatTable(speed)}

Right answers, of each kind, in the first place and in the first five. The queries were written for the real catalogue: a grown one has many more goods of the same name.

${formatTable(quality)}`
}

function measureKeystrokes(index: SearchIndex, queries: readonly RecordedQuery[]): string[] {
  for (const { query } of queries.slice(0, WARM_UP)) index.search(query)
  const times: number[] = []
  let handingOver = 0
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      const started = performance.now()
      const outcome = index.search(query.slice(0, length))
      const found = performance.now()
      structuredClone(outcome, { transfer: [outcome.ranked.buffer] })
      times.push(found - started)
      handingOver = Math.max(handingOver, performance.now() - found)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return [at(0.5), at(0.99), at(1), handingOver].map((ms) => ms.toFixed(2))
}

function rate({ products }: Catalogue, index: SearchIndex, queries: readonly RecordedQuery[]): string[] {
  const share = (count: number) => {
    const right = queries.filter(({ query, right }) =>
      index
        .search(query)
        .ranked.subarray(0, count)
        .some((place) => right.includes(products[place]!.slug)),
    )
    return `${((right.length / queries.length) * 100).toFixed(0)} %`
  }
  return [share(1), share(5)]
}
