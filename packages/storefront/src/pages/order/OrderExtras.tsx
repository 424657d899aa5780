import { Printer } from 'lucide-react'
import { hasVat } from '@shop/core/money/price.ts'
import { shop } from 'virtual:shop'
import { renewOrderDraft } from '../../state/order/orderDraft.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OrderExtras.module.css'

/** Extras that few orders need. */
export function OrderExtras({ onRelief }: { onRelief: () => void }) {
  // The declaration is one of the United Kingdom's law.
  const hasRelief = shop.address.country === 'GB' && hasVat()
  return (
    <div className={styles.extras}>
      {hasRelief && (
        <>
          <h2>VAT relief</h2>
          <p>
            Someone who is chronically sick or disabled and buys for personal or domestic use may be able to buy some
            goods without VAT. Print the declaration and fill it in by hand: this shop keeps nothing of it.
          </p>
          <Button onClick={onRelief}>
            <Printer size={20} aria-hidden />
            Print a blank declaration
          </Button>
        </>
      )}
      <h2>Another order</h2>
      <p>A new document has its own reference and today’s date. Who is ordering and where it goes stay.</p>
      <Button onClick={renewOrderDraft}>New document</Button>
    </div>
  )
}
