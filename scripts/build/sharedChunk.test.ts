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
  'order-only.tsx': ['/shop/src/pages/order/OrderPage.tsx'],
  'react.js': ['/shop/src/main.tsx'],
  'circle-a.ts': ['circle-b.ts'],
  'circle-b.ts': ['circle-a.ts'],
}
const ICONS = '/shop/node_modules/lucide-react/dist/esm'
IMPORTERS[`${ICONS}/icons/trash-2.mjs`] = [`${ICONS}/lucide-react.mjs`]
IMPORTERS[`${ICONS}/icons/menu.mjs`] = [`${ICONS}/lucide-react.mjs`]
IMPORTERS[`${ICONS}/icons/scale.mjs`] = [`${ICONS}/lucide-react.mjs`]
IMPORTERS[`${ICONS}/lucide-react.mjs`] = ['/shop/src/main.tsx', DETAIL, CART]
const CODE: Record<string, string> = {
  '/shop/src/main.tsx': "import { Menu } from 'lucide-react'",
  [DETAIL]: "import { Scale } from 'lucide-react'",
  [CART]: "import { Menu, Trash2 } from 'lucide-react'",
}
const graph = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [], code: CODE[id] ?? null }),
}

test.each([
  ['react.js', 'what the entry imports', 'shared'],
  ['card.tsx', 'what two first pages import', 'shared'],
  ['button.tsx', 'what they import by way of others', 'shared'],
  ['buy.tsx', 'what one first page and another page import', 'detail'],
  [HOME, 'a first page itself', 'home'],
  ['cart-only.tsx', 'what only the cart imports', 'cart'],
  ['order-only.tsx', 'what only another page imports', null],
  [`${ICONS}/icons/menu.mjs`, 'an icon that the entry draws', 'shared'],
  [`${ICONS}/icons/scale.mjs`, 'an icon that one first page draws', 'shared'],
  [`${ICONS}/icons/trash-2.mjs`, 'an icon that only the cart draws', 'cart'],
  ['circle-a.ts', 'a circle that nothing imports', null],
])('%s, %s: %s', (id, _, name) => {
  expect(nameSharedChunk(id, graph)).toBe(name)
})
