import { ShoppingCart } from 'lucide-react'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { type CartLines, getLineKey } from '@shop/core/cart/cartLines.ts'
import { formatCartLimits } from '@shop/core/cart/lineAmounts.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { buildReorder, type StockLine } from '@shop/core/lists/reorder.ts'
import { paths } from '@shop/core/page/address.ts'
import type { HeldLine } from '../../shop/buy/ReorderDialog.tsx'
import { showNotice } from '../../state/base/notices.ts'
import { cart as keptCart } from '../../state/cart/cart.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { reorder, type Reorder } from '../../state/cart/reorder.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import styles from './OrderListButton.module.css'

const ReorderDialog = onDemand(async () => (await import('../../shop/buy/ReorderDialog.tsx')).ReorderDialog)

interface Props {
  readonly stock: readonly StockLine[]
  readonly look: 'main' | 'plain'
  /** Names the list for screen readers, where several stand below each other. */
  readonly name?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** An order of a list that has just been made. */
interface Ordered {
  /** The list as it was counted then. */
  readonly counts: string
  /** The lines of the cart then that are the list's. */
  readonly lines: CartLines
}

/** Orders what a list is short of; what the cart has already is asked about first. Then it leads on, until another count. */
export function OrderListButton({ stock, look, name, ref }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [ordered, setOrdered] = useState<Ordered>()
  const { lines: cart } = useCart()
  const counts = JSON.stringify(stock.map(({ line }) => line))
  const lines = buildReorder(stock)
  const held = listHeld(
    cart,
    stock.filter(({ order }) => order > 0),
    lines,
  )
  function handleOrder(way: Reorder) {
    setAsking(false)
    const { refused } = reorder(lines, way)
    if (refused.length > 0)
      showNotice(`${formatCount(refused.length, 'line')} did not fit: the cart holds ${formatCartLimits()}.`)
    const wanted = new Set(lines.map(getLineKey))
    setOrdered({ counts, lines: keptCart.read().lines.filter((line) => wanted.has(getLineKey(line))) })
  }
  if (ordered?.counts === counts && ordered.lines.length > 0 && isStillIn(cart, ordered.lines))
    return <LeadOn count={ordered.lines.length} look={look} />
  return (
    <>
      <Button
        ref={ref}
        look={look}
        disabled={lines.length === 0}
        onClick={() => (held.length > 0 ? setAsking(true) : handleOrder('add'))}
      >
        <ShoppingCart size={20} aria-hidden />
        {lines.length === 0 ? 'Nothing to order' : `Order ${formatCount(lines.length, 'line')}`}
        {name !== undefined && <span className="visually-hidden"> of {name}</span>}
      </Button>
      {isAsking && (
        <ReorderDialog
          held={held}
          restCount={lines.length - held.length}
          onChoose={handleOrder}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** False once it was undone, or taken out of the cart. */
function isStillIn(cart: CartLines, lines: CartLines): boolean {
  const quantities = new Map(cart.map((line) => [getLineKey(line), line.quantity]))
  return lines.every((line) => (quantities.get(getLineKey(line)) ?? 0) >= line.quantity)
}

/** The two ways on from a list that was ordered, in the place of the button that ordered it. */
function LeadOn({ count, look }: { count: number; look: 'main' | 'plain' }) {
  const text = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has gone.
  useLayoutEffect(() => text.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.on}>
      <p ref={text} tabIndex={-1}>
        {count === 1 ? '1 line is' : `${count} lines are`} in your cart now.
      </p>
      <Link href={paths.cart} className={buttonClass()}>
        View cart
      </Link>
      <Link href={paths.order} className={buttonClass(look)}>
        Order now
      </Link>
    </div>
  )
}

/** The lines of an order that the cart has already; `stock` and `lines` go together. */
function listHeld(cart: CartLines, stock: readonly StockLine[], lines: CartLines): HeldLine[] {
  const counts = new Map(cart.map((line) => [getLineKey(line), line.quantity]))
  return lines.flatMap((line, index) => {
    const key = getLineKey(line)
    const inCart = counts.get(key)
    if (inCart === undefined) return []
    const name = [stock[index]?.product?.title ?? line.slug, formatChoice(line)].filter(Boolean).join(', ')
    return [{ key, name, inCart, ordered: line.quantity }]
  })
}
