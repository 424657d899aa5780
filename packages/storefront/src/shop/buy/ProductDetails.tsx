import { Clock, Phone } from 'lucide-react'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import type { DetailPageData } from '@shop/core/page/pageData.ts'
import { shop } from 'virtual:shop'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { CUT_OFF, TELEPHONE_LABEL } from '../brand/shopWords.ts'
import { CompareToggle } from '../product/CompareToggle.tsx'
import { Guides } from '../product/Guides.tsx'
import { LegalNotes } from '../product/LegalNotes.tsx'
import { OldPrice, PriceTag } from '../product/PriceTag.tsx'
import { ProductFacts } from '../product/ProductFacts.tsx'
import { ProductGallery } from '../product/ProductGallery.tsx'
import { RangeLinks } from '../product/RangeLinks.tsx'
import { UnlessHeld } from '../product/UnlessHeld.tsx'
import { useChoice } from '../product/useChoice.ts'
import { AddToList } from './AddToList.tsx'
import { BuyForm } from './BuyForm.tsx'
import styles from './ProductDetails.module.css'

/** Everything the shop states about one product, and Add to Cart. */
export function ProductDetails({ data }: { data: DetailPageData }) {
  const { product, range } = data
  const choice = useChoice(product, usePageAddress().search)
  const { sold } = choice
  // Below the fields of an engraving, beside which Add to Cart stays in view.
  const guides = <Guides guides={data.guides} product={product} chosen={choice.chosen} />
  return (
    <div className={styles.top}>
      <ProductGallery key={`${product.slug} ${sold.picture}`} product={sold} facts={data.pictureFacts} />
      <div className={styles.side}>
        <section className={styles.buy} aria-label="Price and order">
          <p className={styles.supplier}>
            <span>{product.supplier}</span>
            <span className="code">{sold.sku && `SKU ${sold.sku}`}</span>
          </p>
          <h1 tabIndex={-1}>{product.title}</h1>
          {/* A choice below changes it. */}
          <div className={styles.price} aria-live="polite">
            <PriceTag product={sold} isLarge />
            <p className={styles.pack}>
              <OldPrice price={sold.oldPrice} />
              <span>{formatPack(sold.pack)}</span>
            </p>
          </div>
          <LegalNotes product={product} />
          {range && <RangeLinks range={range} slug={product.slug} />}
          {!product.engravable && guides}
          <UnlessHeld product={product}>
            <BuyForm key={product.slug} product={product} choice={choice} hasBar />
          </UnlessHeld>
          {product.engravable && guides}
          <div className="scripted">
            <div className={styles.tools}>
              <CompareToggle product={product} />
              <AddToList key={product.slug} product={product} chosen={choice.chosen} />
            </div>
          </div>
          <ul className={styles.promises}>
            {product.engravable && shop.engraving && (
              <li>
                <Clock size={20} aria-hidden />
                {shop.engraving.replace(CUT_OFF, shop.cutOff ?? '')}
              </li>
            )}
            <li>
              <Phone size={20} aria-hidden />
              <span>
                Questions: {TELEPHONE_LABEL.toLowerCase()} <span className="num unbroken">{shop.telephone}</span>
              </span>
            </li>
          </ul>
        </section>
        <div className={styles.facts}>
          <ProductFacts product={sold} stated={data.facts} />
        </div>
      </div>
      <section aria-labelledby="about" className={styles.about}>
        <h2 id="about">About this product</h2>
        <p>{product.about}</p>
      </section>
    </div>
  )
}
