import { useLocation } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import { countItems, getLineKey, priceLines, sumLines, type Basket } from '../../domain/cart/cartLines.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { formatLineCount } from '../../domain/cart/lineText.ts'
import { buildReceivedBasket, sortReceived } from '../../domain/share/received.ts'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { useBasket } from '../../state/cart/CartContext.tsx'
import { mergeReceived, replaceByReceived } from '../../state/cart/receivedCart.ts'
import { Button } from '../../ui/Button.tsx'
import { Received } from './Received.tsx'
import { ReceivedLine } from './ReceivedLine.tsx'

interface Props {
  readonly lines: Basket
  readonly dropped: number
  readonly catalogue: Catalogue
}

/** A cart that was sent: its lines at today's prices, and what to do with them. */
export function ReceivedBasket({ lines, dropped, catalogue }: Props) {
  const [, navigate] = useLocation()
  const { basket } = useBasket()
  const { known, unknown } = sortReceived(lines, catalogue)
  const received = buildReceivedBasket(known)
  const priced = priceLines(received, catalogue)
  function handleTake(take: (received: Basket) => void) {
    take(received)
    navigate(paths.cart)
  }
  return (
    <Received
      title="A cart for you"
      count={countLines(received)}
      unknown={unknown}
      dropped={dropped}
      lines={priced.flatMap(({ key, line, product }, index) =>
        product ? [<ReceivedLine key={key} line={line} product={product} asked={known[index]!.line.quantity} />] : [],
      )}
    >
      {received.length > 0 && (
        <div>
          <OrderSum total={sumLines(priced)} />
          <p>These are today’s prices.</p>
        </div>
      )}
      {received.length > 0 && basket.length === 0 && (
        <Button look="main" onClick={() => handleTake(mergeReceived)}>
          Put into my cart
        </Button>
      )}
      {received.length > 0 && basket.length > 0 && (
        <>
          <p>{describeMerge(basket, received)}</p>
          <Button look="main" onClick={() => handleTake(mergeReceived)}>
            Merge with my cart
          </Button>
          <Button onClick={() => handleTake(replaceByReceived)}>Replace my cart</Button>
        </>
      )}
      <Button onClick={() => navigate(basket.length > 0 ? paths.cart : paths.home)}>Cancel</Button>
    </Received>
  )
}

function describeMerge(basket: Basket, received: Basket): string {
  const keys = new Set(basket.map(getLineKey))
  const both = received.filter((line) => keys.has(getLineKey(line))).length
  const cart = `Your own cart has ${countLines(basket)}.`
  if (both === 0) return cart
  return `${cart} ${both === 1 ? 'One line is' : `${both} lines are`} in both: merging adds the quantities up.`
}

function countLines(basket: Basket): string {
  return formatLineCount(countItems(basket), basket.length)
}
