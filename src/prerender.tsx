import { prerender } from 'react-dom/static'
import type { ListBarNames } from './domain/listing/listBar.ts'
import type { PageData } from './domain/page/pageData.ts'
import { App } from './routes/App.tsx'
import { loadFirstPage } from './routes/loadPage.tsx'
import { DrawnBar } from './shop/listing/DrawnBar.tsx'
import { DrawnBarContext } from './shop/listing/drawnBarContext.ts'

/** The markup of one page; React puts its `<title>`, `<meta>` and `<link>` first. Run by `scripts/build/build.ts`. */
export async function renderPage(path: string, data: PageData, bar?: ListBarNames): Promise<string> {
  const first = await loadFirstPage(path, data)
  const { prelude } = await prerender(
    <DrawnBarContext value={bar && <DrawnBar names={bar} />}>
      <App first={first} />
    </DrawnBarContext>,
  )
  return new Response(prelude).text()
}
