import { prerender } from 'react-dom/static'
import type { GlanceTable as Table } from '@shop/core/listing/glance.ts'
import type { ListBarNames } from '@shop/core/listing/listBar.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { SHELL } from '@shop/core/page/shell.ts'
import { home } from 'virtual:home'
import { shop } from 'virtual:shop'
import { App } from './routes/App.tsx'
import { loadFirstPage, type ReadyPage } from './routes/loadPage.tsx'
import { NotKept } from './shop/frame/NotKept.tsx'
import { DrawnBar } from './shop/listing/DrawnBar.tsx'
import { DrawnContext } from './shop/listing/drawnContext.ts'
import { GlanceTable } from './shop/listing/GlanceTable.tsx'
import notKeptRules from './shop/frame/NothingYet.module.css?inline'
import glanceRules from './shop/listing/GlanceTable.module.css?inline'

/**
 * The shell's page until the requested one is drawn: everything around a page. If it cannot be drawn, because this
 * device keeps no data of it, it says so, and the telephone still answers.
 */
const NOT_KEPT: ReadyPage = {
  path: '/',
  render: () => (
    <div className="not-kept">
      <title>{shop.brand.strong}</title>
      <NotKept picture={home.picture && `${import.meta.env.BASE_URL}pictures/${home.picture}-640.avif`} />
    </div>
  ),
}

/** The rules of a category's table, for the pages that have one. */
export { glanceRules }
/** The rules of the shell's own page. */
export { notKeptRules }

interface Drawn {
  readonly bar: ListBarNames
  /** One for each entry of the category. */
  readonly glances: readonly (Table | undefined)[]
}

/** The markup of one page; React puts its `<title>`, `<meta>` and `<link>` first. Run by `packages/site/src/build/build.ts`. */
export async function renderPage(path: string, data: PageData, drawn?: Drawn): Promise<string> {
  const first = path === SHELL ? NOT_KEPT : await loadFirstPage(path, data)
  const parts = drawn && {
    bar: <DrawnBar names={drawn.bar} />,
    glances: drawn.glances.map((table) => table && <GlanceTable key={table.title} table={table} />),
  }
  const { prelude } = await prerender(
    <DrawnContext value={parts}>
      <App first={first} drawn={first.path} />
    </DrawnContext>,
  )
  return new Response(prelude).text()
}
