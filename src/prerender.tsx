import { prerender } from 'react-dom/static'
import type { PageData } from './domain/page/pageData.ts'
import { App } from './routes/App.tsx'
import { loadFirstPage } from './routes/loadPage.tsx'

/** The markup of one page; React puts its `<title>`, `<meta>` and `<link>` first. Run by `scripts/build/build.ts`. */
export async function renderPage(path: string, data: PageData): Promise<string> {
  const first = await loadFirstPage(path, data)
  const { prelude } = await prerender(<App first={first} />)
  return new Response(prelude).text()
}
