import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import type { ListedProduct } from '../../domain/catalogue/catalogue.ts'
import type { Related } from '../../domain/related/related.ts'
import { AlternativeList } from './AlternativeList.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './RelatedProducts.module.css'

interface Props {
  readonly slug: string
  readonly related: Related<ListedProduct>
  /** The title of the product's category; undefined where it has none. */
  readonly shelf: string | undefined
}

/** What goes with a product, alternatives to it, or at least others of its category. */
export function RelatedProducts({ slug, related: { goesWith, alternatives, neighbours }, shelf }: Props) {
  return (
    <>
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives" className={styles['related']}>
          <h2 id="alternatives">Alternatives and how they differ</h2>
          <AlternativeList alternatives={alternatives} />
          <p className={`scripted ${styles['compare']}`}>
            <Link href={paths.comparison([slug, ...alternatives.map(({ product }) => product.slug)])} className="link">
              Compare them side by side
            </Link>
          </p>
        </section>
      )}
      {goesWith.length > 0 && (
        <section aria-labelledby="goes-with" className={styles['related']}>
          <h2 id="goes-with">Goes with this</h2>
          <ProductGrid products={goesWith} />
        </section>
      )}
      {neighbours.length > 0 && (
        <section aria-labelledby="neighbours" className={styles['related']}>
          <h2 id="neighbours">More in {shelf}</h2>
          <ProductGrid products={neighbours} />
        </section>
      )}
    </>
  )
}
