import { useEffect, useState } from 'react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { formatPrice } from '@shop/core/money/price.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { loadShelf } from '../../state/product/pageData.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import styles from './ProductChoice.module.css'

interface Props {
  readonly title: string
  /** The ids of the categories that hold what can be chosen. */
  readonly shelves: readonly string[]
  /** The slugs of what is compared already. */
  readonly chosen: readonly string[]
  readonly onChoose: (slug: string) => void
  readonly onClose: () => void
}

/** A choice of the products that can be compared with the others: those that share a category with all of them. */
export function ProductChoice({ title, shelves, chosen, onChoose, onClose }: Props) {
  const [loaded, setLoaded] = useState<readonly ListedProduct[] | 'failed'>()
  const ids = shelves.join('\n')
  useEffect(() => {
    loadShelf(ids.split('\n')).then(setLoaded, () => setLoaded('failed'))
  }, [ids])
  const products = loaded === 'failed' ? [] : (loaded?.filter(({ slug }) => !chosen.includes(slug)) ?? [])
  return (
    <Dialog title={title} onClose={onClose}>
      {loaded === 'failed' && <NotLoaded />}
      {loaded && loaded !== 'failed' && products.length === 0 && <p>No other product shares a category with these.</p>}
      <ul className={styles.list}>
        {products.map(({ slug, title, supplier, picture, priceIncVat }) => (
          <li key={slug}>
            <button type="button" onClick={() => onChoose(slug)}>
              <PictureTile name={picture} isSmall isRevealed={false} className={styles.picture} />
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
