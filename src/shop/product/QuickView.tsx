import { useEffect, useLayoutEffect } from 'react'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import { findProduct, formatPack, type Product } from '../../domain/catalogue/catalogue.ts'
import { useProducts } from '../../state/product/products.ts'
import { enterQuickView, leaveQuickView, quickViewStore } from '../../state/product/quickView.ts'
import { noteViewed } from '../../state/product/recentlyViewed.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { BuyForm } from '../buy/BuyForm.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { PictureTile } from './PictureTile.tsx'
import { OldPrice, PriceTag } from './PriceTag.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import styles from './QuickView.module.css'

/** A product in a dialog over its listing, which keeps its scroll position. */
export function QuickView({ slug }: { slug: string }) {
  const loaded = useProducts([slug])
  const product = loaded && findProduct(loaded, slug)
  return product ? <QuickViewDialog product={product} /> : null
}

function QuickViewDialog({ product }: { product: Product }) {
  const { slug, title } = product
  useEffect(() => noteViewed(slug), [slug])
  // In the same step as the dialog opens: a close in between would leave the history entry behind.
  useLayoutEffect(() => enterQuickView(slug), [slug])

  const handleClose = () => leaveQuickView(slug)
  function handleOpen() {
    storeSelected(product)
    quickViewStore.set(undefined)
  }
  return (
    <Dialog title={title} onClose={handleClose}>
      <div className={styles['view']}>
        <div className={styles['look']}>
          <PictureTile
            name={product.picture}
            tone={product.tone}
            sizes="(min-width:720px) 300px, 92vw"
            isLarge
            isFirst
            isRevealed={false}
            className={styles['picture']}
          />
          <CompareToggle product={product} />
        </div>
        <div className={styles['buy']}>
          <p className={styles['line']}>
            <span>{product.supplier}</span>
            <span className="code">{product.sku && `SKU ${product.sku}`}</span>
          </p>
          <PriceTag product={product} isLarge />
          <p className={styles['line']}>
            <span>{formatPack(product.pack)}</span>
            <OldPrice price={product.oldPrice} />
          </p>
          <BuyForm product={product} onAdded={handleClose} />
        </div>
      </div>
      <ProductFacts product={product} />
      <p>
        <Link href={paths.detail(slug)} replace onClick={handleOpen} className="link">
          Everything about this product
        </Link>
      </p>
    </Dialog>
  )
}
