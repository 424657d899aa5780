import { useEffect } from 'react'
import type { Order } from '@shop/core/order/order.ts'
import { OrderSheet } from './OrderSheet.tsx'
import styles from './OrderPaper.module.css'

interface Props {
  readonly order: Order
  /** True while something else is printed. */
  readonly isHiddenOnPaper?: boolean
  /** What has become of the order; without it nobody has it yet. */
  readonly state?: string
}

/** The document of an order, on its paper: what is printed of the page that shows it is this alone. */
export function OrderPaper({ order, isHiddenOnPaper = false, state }: Props) {
  const { reference, details, seller } = order
  const running = [`Order ${reference}`, details.poNumber, seller.name].filter(Boolean).join(' · ')
  useEffect(() => {
    // The head of every page but the first, which has its own.
    const { style } = document.documentElement
    style.setProperty('--running', isHiddenOnPaper ? 'none' : JSON.stringify(running))
    return () => void style.removeProperty('--running')
  }, [running, isHiddenOnPaper])
  return (
    <div className={styles.paper} data-paper={isHiddenOnPaper ? 'hidden' : ''}>
      <OrderSheet order={order} {...(state !== undefined && { state })} />
    </div>
  )
}
