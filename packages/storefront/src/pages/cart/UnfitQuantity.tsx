import { type CartLine, getLineKey, setQuantity } from '@shop/core/cart/cartLines.ts'
import { fitMultiple } from '@shop/core/cart/quantity.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatMultiple } from '@shop/core/catalogue/formatPack.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { LineWarning } from './LineWarning.tsx'

interface Props {
  readonly line: CartLine
  readonly product: Product
  readonly name: string
}

/** A quantity that is not sold, from a list, a link or an older catalogue. Nothing changes until the buyer agrees. */
export function UnfitQuantity({ line, product, name }: Props) {
  const fitted = fitMultiple(line.quantity, product.multiple)
  if (fitted === line.quantity) return null
  return (
    <LineWarning
      text={`${formatMultiple(product.multiple)}: ${line.quantity} cannot be ordered.`}
      action={`Change to ${fitted}`}
      name={name}
      onAct={() => changeLines((cart) => setQuantity(cart, getLineKey(line), fitted))}
    />
  )
}
