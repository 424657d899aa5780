import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatOrderText } from '@shop/core/order/formatOrderText.ts'
import type { Order } from '@shop/core/order/order.ts'
import { showNotice } from '../../state/base/notices.ts'
import { copyText } from '../../state/order/copyText.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OrderOutputs.module.css'

interface Props {
  readonly order: Order
  /** Says whether the document is complete, and shows what is missing. */
  readonly onUse: () => boolean
}

/** Copies the order as plain text. Where the browser does not allow that, the text is shown, selected. */
export function CopyAsText({ order, onUse }: Props) {
  const [isShown, setShown] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isShown) area.current?.select()
  }, [isShown])
  async function handleCopy() {
    if (!onUse()) return
    if (await copyText(formatOrderText(order))) return showNotice('The order is copied as text.')
    setShown(true)
    area.current?.select()
  }
  return (
    <>
      <Button look="quiet" onClick={() => void handleCopy()}>
        <Copy size={18} aria-hidden />
        Copy as text
      </Button>
      {isShown && (
        <div className={styles.copy}>
          <label htmlFor="order-text">Your browser does not let the page copy. Copy this text yourself:</label>
          <textarea id="order-text" ref={area} rows={8} autoComplete="off" readOnly value={formatOrderText(order)} />
        </div>
      )}
    </>
  )
}
