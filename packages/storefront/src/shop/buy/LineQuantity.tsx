import { type CartLine, getLineKey, setQuantity } from '@shop/core/cart/cartLines.ts'
import { findRefusal } from '@shop/core/cart/holds.ts'
import type { PricedLine } from '@shop/core/cart/pricedLines.ts'
import { fitMultiple, MAX_QUANTITY, parseQuantity } from '@shop/core/cart/quantity.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { QuantityField } from '../../ui/QuantityField.tsx'

interface Props {
  readonly line: CartLine
  readonly product: Product
  /** The name of the line, with its choices. */
  readonly name: string
  /** The lines that count with it towards what an order may hold; undefined where nothing is limited. */
  readonly others: readonly PricedLine[] | undefined
}

/** The quantity of a line of the cart. More than an order may hold is refused, with the reason. */
export function LineQuantity({ line, product, name, others }: Props) {
  return (
    <QuantityField
      label={`Quantity of ${name}`}
      value={line.quantity}
      max={MAX_QUANTITY}
      fit={(quantity) => fitMultiple(quantity, product.multiple)}
      parse={parseQuantity}
      refuse={others && ((quantity) => (quantity > line.quantity ? findRefusal(others, product, quantity) : undefined))}
      onChange={(quantity) => changeLines((cart) => setQuantity(cart, getLineKey(line), quantity))}
    />
  )
}
