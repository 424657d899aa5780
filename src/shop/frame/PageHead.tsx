import { shop } from 'virtual:shop'

interface Props {
  readonly title: string
  readonly description: string
  /** The page's one address, relative to the shop; left out for pages that no search engine should keep. */
  readonly path?: string
}

/** Title, description and canonical address. React keeps them in the head, on the server and when moving about. */
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
