import { formatCsv } from '@shop/core/base/csv.ts'
import type { FEEDS } from '@shop/core/catalogue/shopSchema.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { listExportRows } from '@shop/shop-files/spreadsheet/exportRows.ts'
import { buildChangesFeed, CHANGES_FEED } from './changesFeed.ts'
import { buildGtinPages } from './gtinPages.ts'
import { buildLlmsFiles } from './llms.ts'
import { buildMerchantFeed } from './merchantFeed.ts'

type Feed = (typeof FEEDS)[number]

/** The shop's feeds for other programs: files by their names, and for the owner what each feed could not hold. */
interface Feeds {
  readonly files: ReadonlyMap<string, string>
  readonly notes: readonly string[]
}

/** A shop has every feed, unless `shop.json` names only some or says false. */
function hasFeed({ feeds }: Pick<LoadedShop['shop'], 'feeds'>, feed: Feed): boolean {
  return feeds !== false && (feeds?.includes(feed) ?? true)
}

/** Writes the feeds of a shop (docs/decisions/0029). The same shop makes the same bytes on any day without a change of status. */
export function buildFeeds(loaded: LoadedShop): Feeds {
  const { shop, files } = loaded
  const merchant = hasFeed(shop, 'merchant') ? buildMerchantFeed(loaded) : undefined
  return {
    files: new Map([
      ...(merchant ? [['merchant.xml', merchant.xml] as const] : []),
      ...(hasFeed(shop, 'csv') ? [['products.csv', formatCsv(listExportRows(files))] as const] : []),
      ...(hasFeed(shop, 'changes') && files.changes?.length
        ? [[CHANGES_FEED, buildChangesFeed(shop, files.changes)] as const]
        : []),
      ...(hasFeed(shop, 'llms') ? buildLlmsFiles(loaded, hasFeed(shop, 'csv')) : []),
      ...(hasFeed(shop, 'gs1') ? buildGtinPages(loaded) : []),
    ]),
    notes: merchant ? describeLeft(merchant.left) : [],
  }
}

function describeLeft(left: ReadonlyMap<string, number>): string[] {
  return [...left].map(([reason, count]) => `merchant.xml leaves out ${count}: ${reason}`)
}
