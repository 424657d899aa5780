import { Eye } from 'lucide-react'
import { paths } from '../domain/address.ts'
import type { ListedProduct } from '../domain/catalogue.ts'
import { quickViewStore } from '../state/quickView.ts'
import { CompareToggle } from './CompareToggle.tsx'
import { loadQuickView } from './loadOnDemand.ts'
import styles from './CardTools.module.css'

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** What can be done with a card besides opening and adding: on its picture's edge, on phones below the picture. */
export function CardTools({ product, className = '' }: { product: ListedProduct; className?: string | undefined }) {
  const { slug, title } = product
  function handleView() {
    loadQuickView().then(
      () => quickViewStore.set(slug),
      // The product's own page says the same.
      () => location.assign(BASE + paths.detail(slug)),
    )
  }
  return (
    <div className={`scripted ${styles['tools']} ${className}`}>
      <button type="button" aria-haspopup="dialog" className={styles['tool']} onClick={handleView}>
        <Eye size={18} aria-hidden />
        <span>Quick view</span>
        <span className="visually-hidden">of {title}</span>
      </button>
      <CompareToggle product={product} />
    </div>
  )
}
