import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatAge } from '@shop/core/catalogue/formatPack.ts'
import styles from './LegalNotes.module.css'

/** The law's limits on buyers of a product, directly under its price; nothing for most. */
export function LegalNotes({ product: { legalClass, age } }: { product: Product }) {
  if (legalClass !== 'P' && !age) return null
  return (
    <p className={styles.notes}>
      {legalClass === 'P' && <b>Pharmacy medicine</b>}
      {age && <span>{formatAge(age)}</span>}
    </p>
  )
}
