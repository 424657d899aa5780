import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { Alternative } from '@shop/core/related/alternatives.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Link } from '../../ui/Link.tsx'
import { PictureTile } from './PictureTile.tsx'
import { PriceTag } from './PriceTag.tsx'
import styles from './AlternativeList.module.css'
import tileStyles from './tileLink.module.css'

/** Products that may serve instead, each with phrases on how it differs. */
export function AlternativeList({ alternatives }: { alternatives: readonly Alternative<ListedProduct>[] }) {
  return (
    <ul className={styles.list}>
      {alternatives.map(({ product, differences }) => (
        <li key={product.slug} className={styles.item}>
          <PictureTile name={product.picture} isSmall className={styles.picture} />
          <div>
            <p className={styles.supplier}>{product.supplier}</p>
            <h3 className={tileStyles.tileLink}>
              <Link href={paths.detail(product.slug)} onClick={() => storeSelected(product)}>
                {product.title}
              </Link>
            </h3>
            {differences.length > 0 && (
              <ul className={styles.differences}>
                {differences.map((difference) => (
                  <li key={difference}>{capitalise(difference)}</li>
                ))}
              </ul>
            )}
            <PriceTag product={product} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
