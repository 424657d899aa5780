import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { buildCodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import { PageHead } from '../../shop/PageHead.tsx'
import { useQuickOrderDraft } from '../../state/quickOrderDraft.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PasteBox } from './PasteBox.tsx'
import { matchLines } from './matchLines.ts'
import styles from './QuickOrderPage.module.css'

/** Ordering by code: typed, scanned, pasted or from a file. Nothing reaches the cart before it is confirmed. */
export function QuickOrderPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const { text, lines } = useQuickOrderDraft()
  const index = useMemo(() => catalogue && buildCodeIndex(catalogue), [catalogue])
  const [said, setSaid] = useState('')
  const matched = useMemo(() => (index ? matchLines(lines, index) : []), [lines, index])
  return (
    <div className="fills-screen">
      <PageHead
        title="Quick order"
        description="Order by code: type, scan or paste codes and quantities, or choose a CSV file."
      />
      <div className={styles['title']}>
        <h1 tabIndex={-1}>Quick order</h1>
        <Link href={paths.lists} className={`link ${styles['lists']}`}>
          Your lists
        </Link>
      </div>
      <p className="scriptless">
        Quick order needs JavaScript, which is switched off. You can read your codes to us by telephone instead.
      </p>
      <div className={`${styles['page']} scripted`}>
        <div className={styles['ways']}>
          <CodeEntry index={index} products={catalogue?.products ?? []} onSaid={setSaid} />
          <PasteBox text={text} index={index} onSaid={setSaid} />
        </div>
        <p role="status" className={styles['said']}>
          {said}
        </p>
        <div className={styles['lines']}>
          <OrderLines matched={matched} />
        </div>
        <div className={styles['summary']}>
          <OrderSummary matched={matched} onSaid={setSaid} />
        </div>
      </div>
    </div>
  )
}
