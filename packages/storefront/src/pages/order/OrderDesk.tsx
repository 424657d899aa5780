import { useDeferredValue, useEffect, useState } from 'react'
import type { OrderDraft } from '@shop/core/order/draft.ts'
import type { Order } from '@shop/core/order/order.ts'
import { OrderPaper } from '../../shop/order/OrderPaper.tsx'
import { useCart } from '../../state/cart/CartContext.tsx'
import { fileOrder, noteUse } from '../../state/order/filing.ts'
import { takePrintWish } from '../../state/order/printWish.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { FileOrder } from './FileOrder.tsx'
import { OrderExtras } from './OrderExtras.tsx'
import { OrderOutputs } from './OrderOutputs.tsx'
import { useDetailErrors } from './useDetailErrors.ts'
import styles from './OrderDesk.module.css'

const ReliefDeclaration = onDemand(async () => (await import('./ReliefDeclaration.tsx')).ReliefDeclaration)

/** The form, and the document that is written as one types. What is printed is the document alone. */
export function OrderDesk({ draft, order }: { draft: OrderDraft; order: Order }) {
  const [isRelief, setRelief] = useState(false)
  // A long document must not hold up the typing.
  const written = useDeferredValue(order)
  const { check, ...form } = useDetailErrors(draft.details)
  const { lines: cart } = useCart()
  function handleUse(): boolean {
    const isComplete = check()
    if (isComplete) noteUse(order, cart)
    return isComplete
  }
  useEffect(() => {
    if (takePrintWish() && handleUse()) window.print()
  })
  return (
    <div className={styles.desk}>
      <DetailsForm draft={draft} order={order} {...form} />
      <section id="order-document" tabIndex={-1} aria-label="The document" className={styles.document}>
        <OrderOutputs order={written} onUse={handleUse} />
        <FileOrder isUsed={draft.isUsed} onFile={(sent) => fileOrder(order, cart, sent)} />
        <OrderPaper order={written} isHiddenOnPaper={isRelief} />
      </section>
      <OrderExtras onRelief={() => setRelief(true)} />
      {isRelief && <ReliefDeclaration order={order} onPrinted={() => setRelief(false)} />}
    </div>
  )
}
