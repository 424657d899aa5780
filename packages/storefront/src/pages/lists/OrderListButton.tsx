import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { type CartLines, getLineKey } from '@shop/core/cart/cartLines.ts'
import { formatCartLimits } from '@shop/core/cart/lineAmounts.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { buildReorder, type StockLine } from '@shop/core/lists/reorder.ts'
import type { HeldLine } from '../../shop/buy/ReorderDialog.tsx'
import { showNotice } from '../../state/base/notices.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { reorder, type Reorder } from '../../state/cart/reorder.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/onDemand.tsx'

const ReorderDialog = onDemand(async () => (await import('../../shop/buy/ReorderDialog.tsx')).ReorderDialog)

interface Props {
  readonly stock: readonly StockLine[]
  readonly look: 'main' | 'plain'
  /** Names the list for screen readers, where several stand below each other. */
  readonly name?: string
}

/** Orders what a list is short of; what the cart has already is asked about first. */
export function OrderListButton({ stock, look, name }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { lines: cart } = useCart()
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
  }
  return (
    <>
      <Button
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
