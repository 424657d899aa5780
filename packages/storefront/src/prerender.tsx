import { prerender } from 'react-dom/static'
import type { GlanceTable as Table } from '@shop/core/listing/glance.ts'
import type { ListBarNames } from '@shop/core/listing/listBar.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { SHELL } from '@shop/core/page/shell.ts'
import { shop } from 'virtual:shop'
import { App } from './routes/App.tsx'
import { loadFirstPage, type ReadyPage } from './routes/loadPage.tsx'
import { TELEPHONE_LABEL } from './shop/brand/shopWords.ts'
import { MessagePage } from './shop/frame/MessagePage.tsx'
import { DrawnBar } from './shop/listing/DrawnBar.tsx'
import { DrawnContext } from './shop/listing/drawnContext.ts'
import { GlanceTable } from './shop/listing/GlanceTable.tsx'
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
      <MessagePage title="This page is not on this device">
        <p>Without a connection it cannot be loaded. Your cart and your lists are kept.</p>
        <p>
          {TELEPHONE_LABEL}{' '}
          <a href={`tel:${shop.telephone.replaceAll(' ', '')}`} className="link num unbroken">
            {shop.telephone}
          </a>
        </p>
      </MessagePage>
    </div>
  ),
}

/** The rules of a category's table, for the pages that have one. */
export { glanceRules }

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
