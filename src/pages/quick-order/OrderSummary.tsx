import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import { MAX_LINES, sumLines } from '../../domain/cart/cartLines.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import { changeLine, removeLines, restoreLines } from '../../domain/quickOrder/draft.ts'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { addLinesToCart } from '../../state/cart/addMany.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'
import { Button } from '../../ui/Button.tsx'
import { buildOrderLine, findReady, type MatchedLine } from './matchLines.ts'
import styles from './OrderSummary.module.css'

interface Props {
  readonly matched: readonly MatchedLine[]
  readonly onSaid: (text: string) => void
}

/** What the lines cost, and the one step that brings those that are ready into the cart. */
export function OrderSummary({ matched, onSaid }: Props) {
  /** How many lines were added last: an answer of its own each time, though it may say the same. */
  const [answer, setAnswer] = useState<{ readonly count: number }>()
  const answerRef = useRef<HTMLParagraphElement>(null)
  // Where the lines go, the page shrinks under the hand that pressed: the answer comes into sight, and has the focus.
  useEffect(() => {
    if (answer) answerRef.current?.focus()
  }, [answer])
  const ready = findReady(matched)
  const lines = ready.map(buildOrderLine)
  const total = sumLines(ready.map(({ result: { product } }, index) => ({ key: '', line: lines[index]!, product })))
  const left = matched.length - ready.length

  function handleAdd() {
    const before = ready.map(({ line }) => line)
    const { added, refused } = addLinesToCart(lines, () => {
      changeDraft((draft) => restoreLines(draft, before))
      setAnswer(undefined)
    })
    const kept = new Map(refused.map(({ index, quantity }) => [before[index]!.id, String(quantity)]))
    changeDraft((draft) => {
      const rest = removeLines(draft, new Set(before.map(({ id }) => id).filter((id) => !kept.has(id))))
      return [...kept].reduce((next, [id, quantity]) => changeLine(next, id, { quantity }), rest)
    })
    setAnswer(added.length > 0 ? { count: added.length } : undefined)
    onSaid(kept.size > 0 ? `The cart holds ${MAX_LINES} lines and 9,999 of a line. What found no room stays here.` : '')
  }
  if (matched.length === 0 && !answer) return null
  return (
    <section
      aria-label="Add to the cart"
      className={styles['summary']}
      data-order-bar={matched.length > 0 || undefined}
    >
      {answer && (
        <p ref={answerRef} tabIndex={-1} className={styles['added']}>
          {answer.count === 1 ? '1 line is' : `${answer.count} lines are`} in your cart now.{' '}
          <Link href={paths.cart} className="link">
            Go to the cart
          </Link>
        </p>
      )}
      {matched.length > 0 && (
        <>
          <OrderSum total={total} />
          <Button look="main" disabled={ready.length === 0} onClick={handleAdd}>
            <ShoppingCart size={20} aria-hidden />
            {ready.length === 0 ? 'No line is ready yet' : `Add ${formatCount(ready.length, 'line')} to the cart`}
          </Button>
          {left > 0 && (
            <p className={styles['left']}>
              {left} to mend
              <span className={styles['stay']}> {left === 1 ? 'stays' : 'stay'} here</span>
            </p>
          )}
        </>
      )}
    </section>
  )
}
