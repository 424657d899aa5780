import { useMemo, useState } from 'react'
import { priceOpen } from '@shop/core/cart/pricedLines.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { addCode } from '@shop/core/quickOrder/draft.ts'
import { formatExampleLines } from '@shop/core/quickOrder/exampleLines.ts'
import { MAX_READ_LINES } from '@shop/core/quickOrder/readCells.ts'
import { CodeEntry } from '../../shop/buy/CodeEntry.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useCart } from '../../state/cart/CartContext.tsx'
import { changeDraft, useQuickOrderDraft } from '../../state/order/quickOrderDraft.ts'
import { useNow } from '../../state/page/now.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useAllProducts } from '../../state/product/products.ts'
import { Link } from '../../ui/Link.tsx'
import { holdLines, matchLines } from './matchLines.ts'
import { OrderLines } from './OrderLines.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PasteBox } from './PasteBox.tsx'
import { useWordAnswers } from './wordAnswers.ts'
import styles from './QuickOrderPage.module.css'

/** Ordering by code: typed, scanned, pasted or from a file. Nothing reaches the cart before it is confirmed. */
export function QuickOrderPage() {
  const all = useAllProducts()
  const { text, lines, keepsWords } = useQuickOrderDraft()
  const index = useMemo(() => all && buildCodeIndex(all), [all])
  // The prerendered page has no products, and hydration would leave its empty placeholder as it is.
  const isHydrated = useIsHydrated()
  const example = isHydrated && all ? formatExampleLines(all.products) : undefined
  const [message, setMessage] = useState('')
  const cart = useCart()
  const now = useNow()
  const getAnswer = useWordAnswers(lines, index)
  const matched = index ? matchLines(lines, index, getAnswer) : []
  const held = all ? holdLines(matched, priceOpen(cart, all), all, now) : matched
  function handleAdd({ code, quantity, product }: { code: string; quantity: string; product: Product | undefined }) {
    changeDraft((draft) => {
      const { draft: next, left } = addCode(draft, code, quantity)
      const full = `There are ${MAX_READ_LINES} lines, which is the most. ${code} was not added.`
      setMessage(left > 0 ? full : `Line added: ${product?.title ?? code}`)
      return next
    })
  }
  return (
    <div className="fills-screen">
      <PageHead page="quickOrder" />
      <div className={styles.title}>
        <h1 tabIndex={-1}>Quick order</h1>
        <Link href={paths.lists} className={`link ${styles.lists}`}>
          Your lists
        </Link>
      </div>
      <p className="scriptless">
        Quick order needs JavaScript, which is switched off. You can phone your codes through instead.
      </p>
      <div className={`${styles.page} scripted`}>
        <div className={styles.ways}>
          <CodeEntry
            title="Type or scan"
            hint="A code or a barcode, then Enter. Leave the quantity empty for one."
            quantityLabel="Quantity"
            index={index}
            products={all?.products ?? []}
            onAdd={handleAdd}
          />
          <PasteBox text={text} index={index} example={example} onMessage={setMessage} />
        </div>
        <p role="status" className={styles.message}>
          {message}
        </p>
        <div className={styles.lines}>
          <OrderLines matched={held} keepsWords={keepsWords} />
        </div>
        <div className={styles.summary}>
          <OrderSummary
            matched={held.filter(({ result }) => result.state !== 'aside')}
            keepsWords={keepsWords}
            onMessage={setMessage}
          />
        </div>
      </div>
    </div>
  )
}
