import { expect, test } from 'vitest'
import { nameSharedChunk } from './sharedChunk.ts'

const HOME = '/shop/src/pages/home/HomePage.tsx'
const DETAIL = '/shop/src/pages/detail/DetailPage.tsx'
const CART = '/shop/src/pages/cart/CartPage.tsx'

/** Who imports whom: each module with its importers. */
const IMPORTERS: Record<string, string[]> = {
  'button.tsx': ['card.tsx', 'buy.tsx', CART],
  'card.tsx': [HOME, DETAIL],
  'buy.tsx': [DETAIL, CART],
  'cart-only.tsx': [CART],
  'react.js': ['/shop/src/main.tsx'],
  'circle-a.ts': ['circle-b.ts'],
  'circle-b.ts': ['circle-a.ts'],
}
const graph = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) }

test.each([
  ['react.js', 'what the entry imports', 'shared'],
  ['card.tsx', 'what two first pages import', 'shared'],
  ['button.tsx', 'what they import by way of others', 'shared'],
  ['buy.tsx', 'what one first page and another page import', null],
  ['cart-only.tsx', 'what no first page imports', null],
  ['circle-a.ts', 'a circle that nothing imports', null],
])('%s, %s: %s', (id, _, name) => {
  expect(nameSharedChunk(id, graph)).toBe(name)
})
