import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatAge } from '@shop/core/catalogue/formatPack.ts'
import { describePharmacy } from '@shop/core/medicines/pharmacy.ts'
import { supply } from 'virtual:pharmacy'
import { shop } from 'virtual:shop'
import styles from './LegalNotes.module.css'

const { pharmacy } = supply
/** Of a demonstration, whose pharmacy is registered nowhere. */
const NOT_STATED = shop.demonstration && { premises: 'not stated', superintendent: 'not stated' }

/** The law's limits on buyers of a product, who supplies it, and its leaflet, before the button; nothing for most. */
export function LegalNotes({ product: { legalClass, age } }: { product: Product }) {
  if (!legalClass && !age) return null
  return (
    <div className={styles.notes}>
      <p>
        {legalClass === 'P' && <b>Pharmacy medicine</b>}
        {age && <span>{formatAge(age)}</span>}
      </p>
      {legalClass === 'P' && pharmacy && <p>Supplied by {describePharmacy({ ...pharmacy, ...NOT_STATED })}.</p>}
      {legalClass && <p>Always read the leaflet.</p>}
    </div>
  )
}
