import { useEffect, useLayoutEffect } from 'react'
import { listFacts } from '@shop/core/catalogue/attributes.ts'
import { findProduct, type Product } from '@shop/core/catalogue/catalogue.ts'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import { paths } from '@shop/core/page/address.ts'
import { attributes } from 'virtual:attributes'
import { useProducts } from '../../state/product/products.ts'
import { enterQuickView, leaveQuickView, quickViewStore } from '../../state/product/quickView.ts'
import { noteViewed } from '../../state/product/recentlyViewed.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { CompareToggle } from '../product/CompareToggle.tsx'
import { LegalNotes } from '../product/LegalNotes.tsx'
import { PictureTile } from '../product/PictureTile.tsx'
import { OldPrice, PriceTag } from '../product/PriceTag.tsx'
import { ProductFacts } from '../product/ProductFacts.tsx'
import { UnlessHeld } from '../product/UnlessHeld.tsx'
import { useChoice } from '../product/useChoice.ts'
import { BuyForm } from './BuyForm.tsx'
import styles from './QuickView.module.css'

/** A product in a dialog over its listing, which keeps its scroll position. */
export function QuickView({ slug }: { slug: string }) {
  const loaded = useProducts([slug])
  const product = loaded && findProduct(loaded, slug)
  return product ? <QuickViewDialog product={product} /> : null
}

function QuickViewDialog({ product }: { product: Product }) {
  const { slug, title } = product
  const choice = useChoice(product)
  const { sold } = choice
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
      <div className={styles.view}>
        <div className={styles.look}>
          <PictureTile
            name={sold.picture}
            tone={sold.tone}
            sizes="(min-width:720px) 300px, 92vw"
            isLarge
            isFirst
            isRevealed={false}
            className={styles.picture}
          />
          {sold.shown && <small>Shown: {sold.shown}.</small>}
          <CompareToggle product={product} />
        </div>
        <div className={styles.buy}>
          <p className={styles.line}>
            <span>{product.supplier}</span>
            <span className="code">{sold.sku && `SKU ${sold.sku}`}</span>
          </p>
          <div aria-live="polite">
            <PriceTag product={sold} isLarge />
          </div>
          <p className={styles.line}>
            <span>{formatPack(sold.pack)}</span>
            <OldPrice price={sold.oldPrice} />
          </p>
          <LegalNotes product={product} />
          <UnlessHeld product={product}>
            <BuyForm product={product} choice={choice} onAdded={handleClose} />
          </UnlessHeld>
        </div>
      </div>
      <ProductFacts product={sold} stated={listFacts(attributes, sold.attributes)} />
      <p>
        <Link href={paths.detail(slug)} replace onClick={handleOpen} className="link">
          Everything about this product
        </Link>
      </p>
    </Dialog>
  )
}
