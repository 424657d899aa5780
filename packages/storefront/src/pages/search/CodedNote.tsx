import { foldCode } from '@shop/core/base/fold.ts'
import { formatSold } from '@shop/core/cart/lineText.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { findCoded } from '@shop/core/search/findCoded.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './SearchPage.module.css'

/** A note that the query is an exact code, of the product or of one of its variants. */
export function CodedNote({ query, product }: { query: string; product: Product }) {
  const sold = findCoded(product, query)
  if (!sold) return null
  const isSku = sold.sku !== '' && foldCode(sold.sku) === foldCode(query)
  return (
    <p className={styles.note}>
      Exact code: {isSku && 'SKU '}
      <b className="code">{isSku ? sold.sku : query}</b> is{' '}
      <Link href={paths.detail(sold.slug, sold.chosen && query)} className="link">
        {formatSold(sold)}
      </Link>
      .
    </p>
  )
}
