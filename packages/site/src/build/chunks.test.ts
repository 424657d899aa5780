import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupChunks } from './chunks.ts'

const ENTRY = '/shop/src/main.tsx'
const HOME = '/shop/src/pages/home/HomePage.tsx'
const DETAIL = '/shop/src/pages/detail/DetailPage.tsx'
const CATEGORY = '/shop/src/pages/category/CategoryPage.tsx'
const SELECTED = '/shop/src/pages/selected/SelectedPage.tsx'
const CART = '/shop/src/pages/cart/CartPage.tsx'
const ORDER = '/shop/src/pages/order/OrderPage.tsx'
const LISTS = '/shop/src/pages/lists/ListsPage.tsx'
const QUICK_ORDER = '/shop/src/pages/quickOrder/QuickOrderPage.tsx'
const READER = '/shop/src/state/order/reader.ts'
const GROUP = '/shop/src/pages/group/GroupPage.tsx'
const NOT_FOUND = '/shop/src/pages/notFound/NotFoundPage.tsx'
const SEARCH = '/shop/src/pages/search/SearchPage.tsx'
const RELIEF = '/shop/src/pages/order/Relief.tsx'
const SUGGESTIONS = '/shop/src/shop/search/suggestions/Suggestions.tsx'
const MENU = '/shop/src/shop/frame/Menu.tsx'
const SPINE = '/shop/src/shop/spine/Spine.tsx'
const PAGE_DATA = '/shop/packages/core/src/page/pageData.ts'
const GUESSES = '/shop/packages/core/src/account/guesses.ts'

const IMPORTERS: Record<string, string[]> = {
  'react.js': [ENTRY],
  'button.tsx': ['card.tsx', 'quantity.tsx', CART],
  'card.tsx': [HOME, DETAIL],
  'quantity.tsx': [DETAIL, CART],
  'variants.ts': [DETAIL, CART, SEARCH],
  'map.tsx': [HOME, SEARCH, NOT_FOUND],
  'home-only.ts': [HOME],
  'list.tsx': [CATEGORY, SEARCH],
  'gallery.tsx': [DETAIL, SELECTED],
  'buy.tsx': [DETAIL, SELECTED, MENU, SPINE],
  'list-pages.ts': [CATEGORY, PAGE_DATA],
  'measure.ts': [PAGE_DATA, MENU],
  'cart-only.tsx': [CART],
  'cart-and-search.ts': [CART, SEARCH],
  'printed.ts': [SEARCH, ORDER],
  'recent.ts': [MENU, ORDER],
  'words.ts': [SEARCH, SUGGESTIONS, '/shop/src/pages/account/AccountPage.tsx'],
  'install.ts': [CART, '/shop/src/routes/rest.ts'],
  'near-texts.ts': [SEARCH, SUGGESTIONS, LISTS, QUICK_ORDER],
  'groups.ts': [GROUP, NOT_FOUND, SEARCH, MENU],
  'order-only.tsx': [ORDER],
  'order-and-part.tsx': [ORDER, RELIEF],
  'order-and-lists.tsx': [LISTS, ORDER, RELIEF],
  'codes.ts': [LISTS, QUICK_ORDER, READER],
  'reader-only.ts': [READER],
  'reader-and-search.ts': [READER, SEARCH],
  'codes.module.css': [LISTS, QUICK_ORDER],
  'order-and-apart.ts': [ORDER, GUESSES],
  'order-and-spine.ts': [ORDER, SPINE],
  'menu-only.tsx': [MENU],
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

const groups = groupChunks()
const findFile = (id: string) =>
  groups.flatMap(({ name, priority }) => ({ name: name(id, graph), priority })).find(({ name }) => name !== null)

test.each([
  [ENTRY, 'the entry', 'shared'],
  ['react.js', 'what it imports', 'shared'],
  ['card.tsx', 'what two first pages import', 'shared'],
  ['button.tsx', 'what they import by way of others', 'shared'],
  ['quantity.tsx', 'what a product’s page and the cart import', 'buy'],
  ['variants.ts', 'what the search imports too', 'shared'],
  ['map.tsx', 'what home and the search import', 'home'],
  ['list-pages.ts', 'what a first page and the data of a page import', 'category'],
  [HOME, 'a first page', 'home'],
  ['home-only.ts', 'what only that imports', 'home'],
  ['list.tsx', 'what the search imports of a list', 'category'],
  ['gallery.tsx', 'what the page of the selected product imports of a product’s', 'detail'],
  ['buy.tsx', 'what parts of any page show of it', 'detail'],
  [PAGE_DATA, 'what finds the data of a page', 'pageData'],
  ['measure.ts', 'what parts of any page import of it', 'pageData'],
  ['cart-only.tsx', 'what only the cart imports', 'cart'],
  ['cart-and-search.ts', 'what the search imports of it', 'words'],
  ['near-texts.ts', 'what the search and lists import', 'words'],
  ['install.ts', 'what the cart imports of the rest', 'shared'],
  ['printed.ts', 'what the search and a page that loads the cart’s file import', 'cart'],
  ['recent.ts', 'what parts of any page and one of those import', 'cart'],
  [SUGGESTIONS, 'the suggestions', 'suggestions'],
  ['words.ts', 'what they, the search and others import', 'suggestions'],
  [GROUP, 'a page that shows the groups', 'suggestions'],
  [NOT_FOUND, 'the page of what is not found, which shows them as the search does', 'search'],
  ['groups.ts', 'the groups', 'suggestions'],
  [SEARCH, 'the page of results', 'search'],
  ['order-only.tsx', 'what only another page imports', 'order'],
  [RELIEF, 'a part of one page', 'order'],
  ['order-and-part.tsx', 'what a page and a part of it import', 'order'],
  ['order-and-lists.tsx', 'what two other pages import', 'common'],
  ['order-and-spine.ts', 'what the order and its drawer import', 'common'],
  ['order-and-apart.ts', 'what a page and code that is loaded by itself import', 'common'],
  ['codes.ts', 'what only lists and the quick order import', 'codes'],
  ['reader-only.ts', 'what only reads a text for them', 'reader'],
  ['reader-and-search.ts', 'what that and the search import', 'search'],
  ['codes.module.css', 'its rules', 'common'],
  ['/shop/src/routes/resumeProfile.ts', 'small code that is loaded by itself', 'opening'],
  ['/shop/src/state/stored/localDisk.ts', 'more of it, loaded before a page too', 'opening'],
  ['/shop/src/state/cart/findMedicineRefusal.ts', 'such code of the cart', 'cart'],
  ['/shop/src/routes/findMoved.ts', 'such code of a page that is not found', 'search'],
  [GUESSES, 'large code that is loaded by itself', null],
  [MENU, 'a part of any page', 'parts'],
  ['menu-only.tsx', 'what only such parts import', 'parts'],
  [SPINE, 'a part that imports what the order does', 'drawer'],
  ['/shop/src/pages/shared/SharedPage.tsx', 'the page of a shared cart, by a name of its own', 'shared-cart'],
  [`${ICONS}/icons/menu.mjs`, 'an icon that the entry draws', 'shared'],
  [`${ICONS}/icons/scale.mjs`, 'an icon that one first page draws', 'detail'],
  [`${ICONS}/icons/trash-2.mjs`, 'an icon that only the cart draws', 'cart'],
  ['circle-a.ts', 'a circle that nothing imports', null],
])('%s, %s: %s', (id, _, name) => {
  expect(findFile(id)?.name ?? null).toBe(name)
})

test('what a module imports has its file no later, so that no two files import each other', () => {
  const starts = [
    ENTRY,
    HOME,
    DETAIL,
    CATEGORY,
    CART,
    ORDER,
    LISTS,
    QUICK_ORDER,
    GROUP,
    SEARCH,
    SUGGESTIONS,
    MENU,
    SPINE,
  ]
  starts.push(PAGE_DATA, GUESSES, '/shop/src/routes/rest.ts')
  const someStarts = fc.uniqueArray(fc.constantFrom(...starts), { minLength: 1 })
  fc.assert(
    fc.property(someStarts, someStarts, (of, others) => {
      IMPORTERS['importer.ts'] = of
      IMPORTERS['imported.ts'] = ['importer.ts', ...others]
      const [importer, imported] = ['importer.ts', 'imported.ts'].map((id) => {
        const files = groupChunks()
        return files.flatMap(({ name, priority }) => ({ name: name(id, graph), priority })).find(({ name }) => name)
      })
      if (importer && importer.name !== imported?.name) expect(imported?.priority).toBeGreaterThan(importer.priority)
    }),
    { numRuns: 20_000 },
  )
})
