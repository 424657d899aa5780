import { prerender } from 'react-dom/static'
import { shop } from 'virtual:shop'
import type { ListBarNames } from './domain/listing/listBar.ts'
import type { PageData } from './domain/page/pageData.ts'
import { SHELL } from './domain/page/shell.ts'
import { App } from './routes/App.tsx'
import { loadFirstPage, type ReadyPage } from './routes/loadPage.tsx'
import { DrawnBar } from './shop/listing/DrawnBar.tsx'
import { DrawnBarContext } from './shop/listing/drawnBarContext.ts'

/** What the shell shows until the page is drawn that the address asks for: what is around every page. */
const EMPTY: ReadyPage = { path: '/', render: () => <title>{shop.brand.strong}</title> }

/** The markup of one page; React puts its `<title>`, `<meta>` and `<link>` first. Run by `scripts/build/build.ts`. */
export async function renderPage(path: string, data: PageData, bar?: ListBarNames): Promise<string> {
  const first = path === SHELL ? EMPTY : await loadFirstPage(path, data)
  const { prelude } = await prerender(
    <DrawnBarContext value={bar && <DrawnBar names={bar} />}>
      <App first={first} />
    </DrawnBarContext>,
  )
  return new Response(prelude).text()
}
