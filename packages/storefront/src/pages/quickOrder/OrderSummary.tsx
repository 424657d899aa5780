import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { formatCartLimits } from '@shop/core/cart/lineAmounts.ts'
import { sumLines } from '@shop/core/cart/pricedLines.ts'
import { paths } from '@shop/core/page/address.ts'
import { changeLine, removeLines, restoreLines } from '@shop/core/quickOrder/draft.ts'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { addLinesToCart } from '../../state/cart/addMany.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { buildOrderLine, findReady, type MatchedLine } from './matchLines.ts'
import styles from './OrderSummary.module.css'

interface Props {
  readonly matched: readonly MatchedLine[]
  /** See `Draft`. */
  readonly keepsWords: boolean
  readonly onMessage: (text: string) => void
}

/** The price of the lines, and the one step that adds those that are ready to the cart, or goes on to the order of all. */
export function OrderSummary({ matched, keepsWords, onMessage }: Props) {
  /** The number of lines added last: a new object each time, so that the same answer has the focus again. */
  const [answer, setAnswer] = useState<{ readonly count: number }>()
  const navigate = useNavigate()
  const answerRef = useRef<HTMLParagraphElement>(null)
  // The lines that were added go, and the page shrinks: the answer comes into sight, and has the focus.
  useEffect(() => {
    if (answer) answerRef.current?.focus()
  }, [answer])
  const ready = findReady(matched)
  const lines = ready.map((one) => buildOrderLine(one, keepsWords))
  const total = sumLines(ready.map(({ result: { product } }, index) => ({ key: '', line: lines[index]!, product })))
  const left = matched.length - ready.length

  /** Adds what is ready. Returns the number of lines added; `isAll` where all of them fitted. */
  function add(): { readonly count: number; readonly isAll: boolean } {
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
    onMessage(kept.size > 0 ? `The cart holds ${formatCartLimits()}. What did not fit stays here.` : '')
    return { count: added.length, isAll: kept.size === 0 }
  }
  function handleAdd() {
    const { count } = add()
    setAnswer(count > 0 ? { count } : undefined)
  }
  function handleOrder() {
    const { count, isAll } = add()
    if (isAll) navigate(paths.order)
    else setAnswer(count > 0 ? { count } : undefined)
  }
  if (matched.length === 0 && !answer) return null
  return (
    <section aria-label="Add to the cart" className={styles.summary} data-order-bar={matched.length > 0 || undefined}>
      {answer && (
        <p ref={answerRef} tabIndex={-1} className={styles.added}>
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
          {left === 0 && <Button onClick={handleOrder}>Order now</Button>}
          {left > 0 && (
            <p className={styles.left}>
              {left} to fix
              <span className={styles.stay}> {left === 1 ? 'stays' : 'stay'} here</span>
            </p>
          )}
        </>
      )}
    </section>
  )
}
