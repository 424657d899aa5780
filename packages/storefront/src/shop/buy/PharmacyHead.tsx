import { describePharmacy, type Pharmacy, PHARMACY_PART } from '@shop/core/medicines/pharmacy.ts'
import styles from './PharmacyHead.module.css'

/** The heading over the lines that the pharmacy supplies. */
export function PharmacyHead({ pharmacy }: { pharmacy: Pharmacy }) {
  return (
    <div className={styles.head}>
      <h2>{PHARMACY_PART}</h2>
      <p>{describePharmacy(pharmacy)}.</p>
    </div>
  )
}
