import { useLayoutEffect } from 'react'
import { DESCRIPTIONS, type PageFacts, type PageName, PAGES } from '@shop/core/page/pages.ts'
import { shop } from 'virtual:shop'

interface Props {
  readonly page: PageName
  /** The page's own words in place of those in the tables of pages. */
  readonly title?: string
  readonly description?: string
  /** The canonical address, relative to the shop; left out for pages that search engines should not index. */
  readonly path?: string
}

/**
 * Title, description and canonical address. A prerendered page has them from the start; the browser changes them when
 * the page is seen, which of a page that is drawn is not always true.
 */
export function PageHead({ page, path, ...own }: Props) {
  const facts: PageFacts = PAGES[page]
  const { title = '' } = { ...facts, ...own }
  const inFile: Partial<Record<PageName, string>> = import.meta.env.SSR ? DESCRIPTIONS : {}
  const description = own.description ?? inFile[page]
  const name = `${shop.brand.strong} ${shop.brand.light}`.trim()
  const fullTitle = title === name ? [name, shop.trade].filter(Boolean).join(': ') : `${title} · ${name}`
  const canonical = path === undefined ? undefined : new URL(path.replace(/^\//, ''), shop.url).href
  useLayoutEffect(() => showHead(fullTitle, description, canonical), [fullTitle, description, canonical])
  if (!import.meta.env.SSR) return null
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
    </>
  )
}

function showHead(title: string, description: string | undefined, canonical: string | undefined): void {
  document.title = title
  setTag('meta', { name: 'description' }, description !== undefined && { content: description })
  setTag('meta', { name: 'robots' }, canonical === undefined && { content: 'noindex' })
  setTag('link', { rel: 'canonical' }, canonical !== undefined && { href: canonical })
}

/** Gives the tag of the head that has this mark its value, or takes it away. */
function setTag(name: string, mark: Record<string, string>, value: Record<string, string> | false): void {
  const [[key, text] = ['', '']] = Object.entries(mark)
  const found = document.head.querySelector(`${name}[${key}="${text}"]`)
  if (!value) return found?.remove()
  const tag = found ?? document.head.appendChild(document.createElement(name))
  for (const [key, text] of Object.entries({ ...mark, ...value })) tag.setAttribute(key, text)
}
