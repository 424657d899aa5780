import { shop } from 'virtual:shop'

interface Props {
  readonly title: string
  readonly description: string
  /** The canonical address, relative to the shop; left out for pages that search engines should not index. */
  readonly path?: string
}

/** Title, description and canonical address. React puts them in the head, on the server and on navigation. */
export function PageHead({ title, description, path }: Props) {
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
