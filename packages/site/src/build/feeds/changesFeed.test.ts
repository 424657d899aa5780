import { expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { buildChangesFeed } from './changesFeed.ts'

test('changes are a JSON Feed, the latest first, those of one day as they are written', () => {
  const feed: unknown = JSON.parse(
    buildChangesFeed(EXAMPLE_SHOP, [
      { date: '2026-11-01', tittle: 'Gauze', dec: 'In three sizes.', path: '/detail/gauze' },
      { date: '2026-11-20', tittle: 'Beds: delivery', dec: 'Within a week.' },
      { date: '2026-11-20', tittle: 'Bins', dec: 'In blue.' },
    ]),
  )
  const url = EXAMPLE_SHOP.url
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Penhallow Medical',
    description: 'Medical supplies.',
    home_page_url: url,
    feed_url: `${url}changes.json`,
    language: 'en-GB',
    items: [
      {
        id: `${url}#2026-11-20-beds-delivery`,
        title: 'Beds: delivery',
        content_text: 'Within a week.',
        date_published: '2026-11-20T00:00:00Z',
      },
      { id: `${url}#2026-11-20-bins`, title: 'Bins', content_text: 'In blue.', date_published: '2026-11-20T00:00:00Z' },
      {
        id: `${url}#2026-11-01-gauze`,
        url: `${url}detail/gauze`,
        title: 'Gauze',
        content_text: 'In three sizes.',
        date_published: '2026-11-01T00:00:00Z',
      },
    ],
  })
})
