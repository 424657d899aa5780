import { Check, Scale } from 'lucide-react'
import { toggleCompared, useCompared } from '../../state/product/compared.ts'
import styles from '../product/CardTools.module.css'

/** Chooses a product for comparing, or no longer. */
export function CompareToggle({ product: { slug, title } }: { product: { slug: string; title: string } }) {
  const isChosen = useCompared().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={styles['tool']}
      onClick={() => toggleCompared(slug, title)}
    >
      {isChosen ? <Check size={18} aria-hidden /> : <Scale size={18} aria-hidden />}
      <span>Compare</span>
      <span className="visually-hidden">{title}</span>
    </button>
  )
}
