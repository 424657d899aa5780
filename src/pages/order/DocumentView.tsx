import { useState } from 'react'
import { NOT_SENT } from '../../domain/order/orderTable.ts'
import type { Order } from '../../domain/order/order.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { OrderOutputs } from './OrderOutputs.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import styles from './DocumentView.module.css'

const ReliefDeclaration = onDemand(async () => (await import('./ReliefDeclaration.tsx')).ReliefDeclaration)

/** The document with everything that can be done with it. What is printed is the document alone. */
export function DocumentView({ order }: { order: Order }) {
  const [isRelief, setRelief] = useState(false)
  return (
    <div className={styles['view']}>
      <section className={styles['outputs']} aria-labelledby="outputs-title">
        <h1 id="outputs-title" tabIndex={-1}>
          Order document
        </h1>
        <p className={styles['status']}>
          <b>{NOT_SENT}.</b> This page sends nothing by itself: choose what to do with the document.
        </p>
        <OrderOutputs order={order} onRelief={() => setRelief(true)} />
      </section>
      <div className={styles['paper']} data-hidden-on-paper={isRelief ? '' : undefined}>
        <OrderSheet order={order} />
      </div>
      {isRelief && <ReliefDeclaration order={order} onPrinted={() => setRelief(false)} />}
    </div>
  )
}
