import { paths } from '@shop/core/page/address.ts'
import type { DetailPageData } from '@shop/core/page/pageData.ts'
import { Link } from '../../ui/Link.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './RelatedProducts.module.css'

/**
 * The end of a product's page: what goes with it, and its alternatives with how they differ, or at least others of its
 * category; then the ways on.
 */
export function RelatedProducts({ data: { product, related, home } }: { data: DetailPageData }) {
  const { goesWith, alternatives, neighbours } = related
  const differences = new Map(alternatives.map(({ product, differences }) => [product.slug, differences.join(' · ')]))
  const rows = [
    { title: 'Goes with it', products: goesWith },
    { title: 'Alternatives and how they differ', products: alternatives.map(({ product }) => product) },
    { title: `More in ${home?.title}`, products: neighbours },
  ]
  return (
    <div className={styles.related}>
      {rows.map(
        ({ title, products }) =>
          products.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ProductGrid products={products} notePack={({ slug }) => differences.get(slug)} />
            </section>
          ),
      )}
      <p>
        {alternatives.length > 0 && (
          <Link
            href={paths.comparison([product.slug, ...alternatives.map(({ product }) => product.slug)])}
            className="link scripted"
          >
            Compare them side by side
          </Link>
        )}
        {home && (
          <Link href={paths.category(home.id)} className="link">
            See all {home.title}
          </Link>
        )}
      </p>
    </div>
  )
}
