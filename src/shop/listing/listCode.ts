/** The code that a list takes up once the page stands: one file, brought when idle. */
export { buildList, viewList } from '../../domain/listing/list.ts'
export { ListBar } from './ListBar.tsx'
export { ListNotes } from './ListNotes.tsx'
export { noteUnitPrice } from './noteUnitPrice.ts'
