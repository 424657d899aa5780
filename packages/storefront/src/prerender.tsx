import { prerender } from 'react-dom/static'
import type { ListBarNames } from '@shop/core/listing/listBar.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { SHELL } from '@shop/core/page/shell.ts'
import { shop } from 'virtual:shop'
import { App } from './routes/App.tsx'
import { loadFirstPage, type ReadyPage } from './routes/loadPage.tsx'
import { TELEPHONE_LABEL } from './shop/brand/shopWords.ts'
import { MessagePage } from './shop/frame/MessagePage.tsx'
import { DrawnBar } from './shop/listing/DrawnBar.tsx'
import { DrawnBarContext } from './shop/listing/useDrawnBar.ts'

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

/** The markup of one page; React puts its `<title>`, `<meta>` and `<link>` first. Run by `packages/site/src/build/build.ts`. */
export async function renderPage(path: string, data: PageData, bar?: ListBarNames): Promise<string> {
  const first = path === SHELL ? NOT_KEPT : await loadFirstPage(path, data)
  const { prelude } = await prerender(
    <DrawnBarContext value={bar && <DrawnBar names={bar} />}>
      <App first={first} drawn={first.path} />
    </DrawnBarContext>,
  )
  return new Response(prelude).text()
}
