import { expect, test } from 'vitest'
import {
  buildExampleCatalogue,
  buildExampleProduct,
  buildExampleWithVariants,
  EXAMPLE_SHOP,
} from '@shop/core/fixtures/examples.ts'
import { buildGtinPages } from './gtinPages.ts'

const catalogue = buildExampleCatalogue([
  buildExampleProduct({ gtin: '5012345678900', outer: { gtin: '15012345678907', packs: 10 } }),
  buildExampleWithVariants(),
])

test('each real barcode has a page that leads to its product', () => {
  const pages = buildGtinPages({ shop: EXAMPLE_SHOP, catalogue })
  expect([...pages.keys()].map((file) => file.replace(/(\/index)?\.html$/, ''))).toEqual([
    '01/05012345678900',
    '01/15012345678907',
  ])
  for (const page of pages.values()) expect(page).toContain('url=/shops/truro/detail/nitrile-gloves"')
})

test('those of the shop’s own range are pages of a demonstration only, each of its choice', () => {
  const pages = buildGtinPages({ shop: { ...EXAMPLE_SHOP, demonstration: true }, catalogue })
  expect(pages.size).toBe(4)
  expect([...pages].find(([file]) => file.includes('02900001000017'))?.[1]).toContain('detail/tape?code=T-1"')
})
