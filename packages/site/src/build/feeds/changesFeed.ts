import type { ChangeRecord } from '@shop/core/catalogue/schema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { nameLanguage } from '../language.ts'

/** The file of the feed, in the published shop. */
export const CHANGES_FEED = 'changes.json'

/** The changes, in the owner's words and by their dates, latest first (https://www.jsonfeed.org/version/1.1/). */
export function buildChangesFeed(shop: Shop, changes: readonly ChangeRecord[]): string {
  const toUrl = (path: string) => new URL(path.slice(1), shop.url).href
  const latest = changes.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${shop.brand.strong} ${shop.brand.light}`.trim(),
    description: shop.summary,
    home_page_url: shop.url,
    feed_url: toUrl(`/${CHANGES_FEED}`),
    language: nameLanguage(shop.money),
    items: latest.map(({ date, tittle, dec, path }) => ({
      // Nothing else of a change is sure to stay as it is.
      id: `${shop.url}#${date}-${tittle.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`,
      ...(path !== undefined && { url: toUrl(path) }),
      title: tittle,
      content_text: dec,
      date_published: `${date}T00:00:00Z`,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
