import { Eye } from 'lucide-react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { loadWhenIdle } from '../../ui/idleLoads.ts'
import { openQuickView } from '../buy/openQuickView.ts'
import { CompareToggle } from '../product/CompareToggle.tsx'
import styles from '../product/tools.module.css'

loadWhenIdle(async () => (await import('../product/carryPicture.ts')).carryPictures())

/** Quick view and Compare: on the edge of a card's picture, on phones below it. */
export function CardTools({ product, className = '' }: { product: ListedProduct; className?: string | undefined }) {
  const { slug, title } = product
  return (
    <div className={`scripted ${styles.tools} ${className}`}>
      <button type="button" aria-haspopup="dialog" className={styles.tool} onClick={() => openQuickView(slug)}>
        <Eye size={18} aria-hidden />
        <span>Quick view</span>
        <span className="visually-hidden">of {title}</span>
      </button>
      <CompareToggle product={product} />
    </div>
  )
}
