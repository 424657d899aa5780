import { shop } from 'virtual:shop'
import { PAGES, type PageFacts, type PageName } from '../../domain/page/pages.ts'

interface Props {
  readonly page: PageName
  /** What the page says of itself instead of what the table of pages says. */
  readonly title?: string
  readonly description?: string
  /** The canonical address, relative to the shop; left out for pages that search engines should not index. */
  readonly path?: string
}

/** Title, description and canonical address. React puts them in the head, on the server and on navigation. */
export function PageHead({ page, path, ...own }: Props) {
  const facts: PageFacts = PAGES[page]
  const { title = '', description = '' } = { ...facts, ...own }
  const name = `${shop.brand.strong} ${shop.brand.light}`.trim()
  return (
    <>
      <title>{title === name ? `${name}: medical supplies and equipment` : `${title} · ${name}`}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={new URL(path.replace(/^\//, ''), shop.url).href} />
      )}
    </>
  )
}
