import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import { formatPrice } from '../../domain/money/price.ts'
import type { Listing } from './useListing.ts'

/** The rest of a long listing, for readers without JavaScript, who have only its first page. */
export function RestOfList({
  listing: { parts, isPrerendered },
  lists,
}: {
  listing: Listing
  lists: readonly { readonly products: readonly ListedProduct[] }[]
}) {
  if (!isPrerendered) return null
  const rest = lists.flatMap(({ products }, index) => products.slice(parts[index]!.shown.length))
  if (rest.length === 0) return null
  return (
    <ul className="scriptless">
      {rest.map(({ slug, title, priceIncVat }, index) => (
        <li key={`${slug}-${index}`}>
          <Link href={paths.detail(slug)} className="link">
            {title}
          </Link>{' '}
          {formatPrice(priceIncVat)} inc.VAT
        </li>
      ))}
    </ul>
  )
}
