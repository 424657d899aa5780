import type { Product } from '../../domain/catalogue/catalogue.ts'
import { formatPrice } from '../../domain/money/price.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ProductChoice.module.css'

interface Props {
  readonly title: string
  readonly products: readonly Product[]
  readonly onChoose: (slug: string) => void
  readonly onClose: () => void
}

/** A choice of the products that can be compared with the others. */
export function ProductChoice({ title, products, onChoose, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {products.length === 0 && <p>No other product shares a category with these.</p>}
      <ul className={styles['list']}>
        {products.map(({ slug, title, supplier, picture, priceIncVat }) => (
          <li key={slug}>
            <button type="button" onClick={() => onChoose(slug)}>
              <PictureTile name={picture} sizes="56px" isSmall isRevealed={false} className={styles['picture']} />
              <span>
                <b>{title}</b> {supplier}
              </span>
              <span className="num">{formatPrice(priceIncVat)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
