import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { parsePrice } from '@shop/core/money/price.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { MOVED_FILE } from './catalogueFiles.ts'
import type { LastCommit } from './lastCommit.ts'
import type { Problem } from './problem.ts'
import { proposeMoves, readCommitted } from './proposeMoves.ts'

/** A price that has grown or shrunk by this factor has likely a point or a digit wrong. */
const MANY_TIMES = 8
/** As many lines are proposed at once. */
const MOST_LINES = 40

export function findChangeProblems(files: CatalogueFiles, before: LastCommit): Problem[] {
  return [...findPriceJumps(files, before), ...findGoneAddresses(files, before)]
}

function findPriceJumps({ products }: CatalogueFiles, before: LastCommit): Problem[] {
  const old = new Map(readCommitted(before).products.map((record) => [record.slug, record]))
  return products.flatMap(({ file, index, record }) => {
    const was = old.get(record.slug)
    if (!was) return []
    const [first, ...others] = listJumps(record, was)
    if (!first) return []
    const rest = others.length > 0 ? ` So have ${others.length} more of its prices.` : ''
    const message = `The price was ${first.was} at the last commit and is ${first.is} now.${rest} Check the point and the digits.`
    return [
      {
        level: 'warning',
        file,
        record: record.slug,
        field: first.field,
        message,
        ...(index !== undefined && { index }),
      },
    ]
  })
}

/** A price's fields are judged by the one inc.VAT: the other goes with it. */
function listJumps(record: ProductRecord, was: Partial<ProductRecord>) {
  const pairs = [
    { field: 'NewPrice', was: was.NewPrice, is: record.NewPrice as string | undefined },
    ...(record.variants ?? []).map(({ choice, NewPrice }, at) => ({
      field: `variants.${at}.NewPrice`,
      was: was.variants?.find((other) => JSON.stringify(other.choice) === JSON.stringify(choice))?.NewPrice,
      is: NewPrice,
    })),
  ]
  return pairs.filter(({ was, is }) => {
    const [from, to] = [parsePrice(String(was ?? ''))?.pence, parsePrice(String(is ?? ''))?.pence]
    return from && to && Math.max(from / to, to / from) >= MANY_TIMES
  })
}

function findGoneAddresses(files: CatalogueFiles, before: LastCommit): Problem[] {
  const moves = proposeMoves(files, before)
  if (moves.length === 0) return []
  const lines = moves.slice(0, MOST_LINES).map((move) => `  ${JSON.stringify(move)}`)
  const rest = moves.length > MOST_LINES ? `\n(${moves.length - MOST_LINES} more follow once these are there.)` : ''
  const message =
    `Addresses of the last commit are gone: ${moves.length}. Whoever comes by a link or a search finds nothing there. ` +
    `Add these lines to the list in ${MOVED_FILE}, each with the page that takes its place:\n${lines.join(',\n')}${rest}`
  return [{ level: 'warning', file: MOVED_FILE, record: '', field: '', message }]
}
