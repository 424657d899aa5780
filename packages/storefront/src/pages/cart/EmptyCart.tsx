import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { clearCart } from '../../state/cart/cartActions.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './CartTotals.module.css'

/** Empties the cart once the buyer has confirmed it; even then it can be undone. `count` is what would go. */
export function EmptyCart({ count }: { count: string }) {
  const [isAsking, setAsking] = useState(false)
  function handleConfirm() {
    setAsking(false)
    clearCart()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        Empty the cart
      </Button>
      {isAsking && (
        <Dialog title="Empty the cart?" onClose={() => setAsking(false)}>
          <p>{count} will be removed, with their notes. What you have saved for later stays.</p>
          <p className={styles.answers}>
            <Button onClick={handleConfirm}>Yes, empty it</Button>
            <Button look="main" onClick={() => setAsking(false)}>
              Keep the cart
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}
