import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { Related } from '@shop/core/related/related.ts'
import { Link } from '../../ui/Link.tsx'
import { AlternativeList } from './AlternativeList.tsx'
import styles from './RelatedProducts.module.css'

interface Props {
  readonly slug: string
  readonly related: Related<ListedProduct>
  /** The title of the product's category; undefined where it has none. */
  readonly shelf: string | undefined
}

/** One row: alternatives to a product and what goes with it, or at least others of its category. Nothing for one alone. */
export function RelatedProducts({ slug, related: { goesWith, alternatives, neighbours }, shelf }: Props) {
  const extras = goesWith.map((product) => ({ product, differences: ['Goes with this'] }))
  const others = neighbours.map((product) => ({ product, differences: [] }))
  const all = [...alternatives, ...extras, ...others]
  if (all.length < 2) return null
  return (
    <section aria-labelledby="related" className={styles.related}>
      <h2 id="related">{nameRow(alternatives.length, extras.length) ?? `More in ${shelf}`}</h2>
      <AlternativeList alternatives={all} />
      {alternatives.length > 0 && (
        <p className={`scripted ${styles.compare}`}>
          <Link href={paths.comparison([slug, ...alternatives.map(({ product }) => product.slug)])} className="link">
            Compare them side by side
          </Link>
        </p>
      )}
    </section>
  )
}

function nameRow(alternatives: number, extras: number): string | undefined {
  if (alternatives > 0) return extras > 0 ? 'Alternatives and extras' : 'Alternatives and how they differ'
  return extras > 0 ? 'Goes with this' : undefined
}
