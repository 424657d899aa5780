/** The code of filters and sorting: one file, loaded when the browser is idle. */
export { viewList } from '@shop/core/listing/list.ts'
export { buildShopList } from './buildShopList.ts'
export { ListBar } from './ListBar.tsx'
export { ListNotes } from './ListNotes.tsx'
export { noteUnitPrice } from './noteUnitPrice.ts'
