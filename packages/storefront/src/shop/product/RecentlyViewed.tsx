import { useEffect } from 'react'
import { findProducts } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { useProducts } from '../../state/product/products.ts'
import { clearViewed, noteViewed, recentlyViewed, useRecentlyViewed } from '../../state/product/recentlyViewed.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PictureTile } from './PictureTile.tsx'
import { PriceTag } from './PriceTag.tsx'
import styles from './RecentlyViewed.module.css'
import tileStyles from './tileLink.module.css'

/**
 * The products that were opened on this device; nothing where there are none. It comes last on a page, so that nothing
 * moves when it appears. `current` is the product of the page itself: it is noted, but not listed.
 */
export function RecentlyViewed({ current }: { current?: string }) {
  const slugs = useRecentlyViewed()
  useEffect(() => {
    const stop = recentlyViewed.start()
    if (current !== undefined) noteViewed(current)
    return stop
  }, [current])
  const others = slugs.filter((slug) => slug !== current)
  const loaded = useProducts(others)
  const products = loaded ? findProducts(loaded, others) : []
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className={styles.recent}>
      <div className={styles.head}>
        <h2 id="recently-viewed">Recently viewed</h2>
        <Button look="quiet" onClick={clearViewed}>
          Clear
          <span className="visually-hidden"> recently viewed</span>
        </Button>
      </div>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.slug} className={tileStyles.tileLink}>
            <PictureTile
              name={product.picture}
              tone={product.tone}
              isSmall
              isRevealed={false}
              className={styles.picture}
            />
            <Link href={paths.detail(product.slug)} onClick={() => storeSelected(product)}>
              {product.title}
            </Link>
            <PriceTag product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
