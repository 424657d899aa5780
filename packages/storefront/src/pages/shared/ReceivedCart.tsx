import { Fragment } from 'react'
import { type CartLines, countItems, getLineKey } from '@shop/core/cart/cartLines.ts'
import { formatLineCount } from '@shop/core/cart/lineAmounts.ts'
import { type PricedLine, priceLines, priceOpen, sumLines } from '@shop/core/cart/pricedLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { listParts } from '@shop/core/medicines/pharmacy.ts'
import { paths } from '@shop/core/page/address.ts'
import { buildReceivedCart, holdReceived, sortReceived } from '@shop/core/share/received.ts'
import { supply } from 'virtual:pharmacy'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { PharmacyHead } from '../../shop/buy/PharmacyHead.tsx'
import { useCart } from '../../state/cart/CartContext.tsx'
import { mergeReceived, replaceByReceived } from '../../state/cart/receivedCart.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { useNow } from '../../state/page/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Received } from './Received.tsx'
import { ReceivedLine } from './ReceivedLine.tsx'

interface Props {
  readonly lines: CartLines
  readonly dropped: number
  readonly products: Products
}

/** A cart that was sent, at today's prices, and what can be done with it. */
export function ReceivedCart({ lines, dropped, products }: Props) {
  const navigate = useNavigate()
  const { lines: cart, elsewhere } = useCart()
  const now = useNow()
  const { known, unknown } = sortReceived(lines, products)
  const asked = new Map(known.map(({ line }) => [getLineKey(line), line.quantity]))
  // On its own, and with what is in the cart.
  const { open, held } = holdReceived(priceLines(buildReceivedCart(known), products), [], now)
  const merged = holdReceived(open, priceOpen({ lines: cart, elsewhere }, products), now)
  const received = open.map(({ line }) => line)

  function handleTake(take: (received: CartLines) => void, priced: readonly PricedLine[]) {
    take(priced.map(({ line }) => line))
    navigate(paths.cart)
  }
  return (
    <Received
      title="A cart for you"
      count={countLines(received)}
      unknown={[...unknown, ...held]}
      dropped={dropped}
      goods={listParts(open, supply.pharmacy).map(({ isPharmacy, lines }) => (
        <Fragment key={String(isPharmacy)}>
          {isPharmacy && supply.pharmacy && <PharmacyHead pharmacy={supply.pharmacy} />}
          <ul>
            {lines.map(
              ({ key, line, product }) =>
                product && <ReceivedLine key={key} line={line} product={product} asked={asked.get(key)!} />,
            )}
          </ul>
        </Fragment>
      ))}
    >
      {received.length > 0 && (
        <div>
          <OrderSum total={sumLines(open)} />
          <p>These are today’s prices.</p>
        </div>
      )}
      {received.length > 0 && cart.length === 0 && (
        <Button look="main" onClick={() => handleTake(mergeReceived, open)}>
          Add to my cart
        </Button>
      )}
      {received.length > 0 && cart.length > 0 && (
        <>
          <p>{describeMerge(cart, received)}</p>
          {merged.held.map(({ key, name, reason }) => (
            <p key={key}>
              Merging leaves out {name}. {reason}.
            </p>
          ))}
          {merged.open.length > 0 && (
            <Button look="main" onClick={() => handleTake(mergeReceived, merged.open)}>
              Merge with my cart
            </Button>
          )}
          <Button onClick={() => handleTake(replaceByReceived, open)}>Replace my cart</Button>
        </>
      )}
      <Button onClick={() => navigate(cart.length > 0 ? paths.cart : paths.home)}>Cancel</Button>
    </Received>
  )
}

function describeMerge(cart: CartLines, received: CartLines): string {
  const keys = new Set(cart.map(getLineKey))
  const both = received.filter((line) => keys.has(getLineKey(line))).length
  const own = `Your own cart has ${countLines(cart)}.`
  if (both === 0) return own
  return `${own} ${both === 1 ? 'One line is' : `${both} lines are`} in both: merging adds the quantities together.`
}

function countLines(cart: CartLines): string {
  return formatLineCount(countItems(cart), cart.length)
}
