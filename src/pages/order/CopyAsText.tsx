import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatOrderText } from '../../domain/order/formatOrderText.ts'
import type { Order } from '../../domain/order/order.ts'
import { copyText } from '../../state/order/copyText.ts'
import { showNotice } from '../../state/page/notices.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OrderOutputs.module.css'

/** Copies the order as plain text. Where the browser does not allow that, the text is shown, selected. */
export function CopyAsText({ order }: { order: Order }) {
  const [isShown, setShown] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = formatOrderText(order)
  useEffect(() => {
    if (isShown) area.current?.select()
  }, [isShown])
  async function handleCopy() {
    if (await copyText(text)) return showNotice('The order is copied as text.')
    setShown(true)
    area.current?.select()
  }
  return (
    <>
      <Button onClick={() => void handleCopy()}>
        <Copy size={20} aria-hidden />
        Copy as text
      </Button>
      {isShown && (
        <div className={styles['copy']}>
          <label htmlFor="order-text">Your browser does not let the page copy. Copy this text yourself:</label>
          <textarea id="order-text" ref={area} rows={8} readOnly value={text} />
        </div>
      )}
    </>
  )
}
