import { expect, test } from 'vitest'
import { groupChunks } from './chunks.ts'

const HOME = '/shop/src/pages/home/HomePage.tsx'
const DETAIL = '/shop/src/pages/detail/DetailPage.tsx'
const CART = '/shop/src/pages/cart/CartPage.tsx'
const ORDER = '/shop/src/pages/order/OrderPage.tsx'
const LISTS = '/shop/src/pages/lists/ListsPage.tsx'
const SEARCH = '/shop/src/pages/search/SearchPage.tsx'
const RELIEF = '/shop/src/pages/order/Relief.tsx'
const SUGGESTIONS = '/shop/src/shop/search/suggestions/Suggestions.tsx'
const SPINE = '/shop/src/shop/spine/Spine.tsx'
const CODE_APART = '/shop/packages/core/src/search/openSearch.ts'

const IMPORTERS: Record<string, string[]> = {
  'button.tsx': ['card.tsx', 'buy.tsx', CART],
  'card.tsx': [HOME, DETAIL],
  'buy.tsx': [DETAIL, CART],
  'list.tsx': [HOME, CART],
  'words.ts': [HOME, CART],
  'home-words.ts': [HOME],
  'long-words.ts': [HOME, CART],
  'long-table.ts': [HOME, CART],
  'cart-only.tsx': [CART],
  'order-only.tsx': [ORDER],
  'order-and-part.tsx': [ORDER, RELIEF],
  'order-and-lists.tsx': [LISTS, ORDER, RELIEF],
  'lists-and-search.tsx': [LISTS, SEARCH],
  'spine-only.tsx': [SPINE],
  'search-itself.ts': [SEARCH, SUGGESTIONS],
  'fold.ts': [LISTS, 'search-itself.ts'],
  'search-and-apart.ts': [SEARCH, CODE_APART],
  'imported-by-that.ts': ['search-and-apart.ts', SPINE],
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
  'long-table.ts': 'x'.repeat(2000),
  '/shop/src/main.tsx': "import { Menu } from 'lucide-react'",
  [DETAIL]: "import { Scale } from 'lucide-react'",
  [CART]: "import { Menu, Trash2 } from 'lucide-react'",
}
const IMPORTED: Record<string, string[]> = { 'long-words.ts': ['react.js'] }
const graph = {
  getModuleInfo: (id: string) => ({
    importers: IMPORTERS[id] ?? [],
    code: CODE[id] ?? null,
    importedIds: IMPORTED[id] ?? [],
  }),
}

const groups = groupChunks()
const findFile = (id: string) =>
  groups.flatMap(({ name, priority }) => ({ name: name(id, graph), priority })).find(({ name }) => name !== null)

test.each([
  ['react.js', 'what the entry imports', 'shared'],
  ['card.tsx', 'what two first pages import', 'shared'],
  ['button.tsx', 'what they import by way of others', 'shared'],
  ['buy.tsx', 'what a product’s page and the cart import', 'buy'],
  ['list.tsx', 'what another first page and the cart import', 'home'],
  ['words.ts', 'a small file that both import', 'shared'],
  ['long-table.ts', 'a larger one', 'home'],
  ['long-words.ts', 'a small one that takes others along', 'home'],
  ['home-words.ts', 'a small one that only a first page imports', 'home'],
  [HOME, 'a first page itself', 'home'],
  ['cart-only.tsx', 'what only the cart imports', 'cart'],
  ['order-only.tsx', 'what only another page imports', 'order'],
  ['order-and-part.tsx', 'what a page and a part of it import', 'order'],
  ['order-and-lists.tsx', 'what two other pages import', 'lists--order--order.Relief'],
  ['lists-and-search.tsx', 'what two others import', 'lists--search'],
  ['spine-only.tsx', 'what only a part of any page imports', 'parts'],
  [SPINE, 'a part of any page itself', 'parts'],
  [SUGGESTIONS, 'the suggestions of any page', 'suggestions'],
  ['search-itself.ts', 'what they and the search page import', 'suggestions'],
  ['fold.ts', 'what another page imports too', 'suggestions'],
  [RELIEF, 'a part of one page', null],
  [CODE_APART, 'code that is loaded by itself', null],
  ['/shop/src/pages/shared/SharedPage.tsx', 'the page of a shared cart, by a name of its own', 'shared-cart'],
  [`${ICONS}/icons/menu.mjs`, 'an icon that the entry draws', 'shared'],
  [`${ICONS}/icons/scale.mjs`, 'an icon that one first page draws', 'detail'],
  [`${ICONS}/icons/trash-2.mjs`, 'an icon that only the cart draws', 'cart'],
  ['circle-a.ts', 'a circle that nothing imports', null],
])('%s, %s: %s', (id, _, name) => {
  expect(findFile(id)?.name ?? null).toBe(name)
})

test('what more places import has its file sooner, so that no file takes it along', () => {
  const priority = (id: string) => findFile(id)!.priority
  expect(priority('imported-by-that.ts')).toBeGreaterThan(priority('search-and-apart.ts'))
  expect(priority('order-and-lists.tsx')).toBeGreaterThan(priority('order-only.tsx'))
  expect(priority('react.js')).toBeGreaterThan(priority('imported-by-that.ts'))
})
