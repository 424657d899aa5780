import { fitMultiple, getLineKey, setQuantity, type CartLine } from '../../domain/cart/cartLines.ts'
import { formatMultiple, type Product } from '../../domain/catalogue/catalogue.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { LineWarning } from './LineWarning.tsx'

interface Props {
  readonly line: CartLine
  readonly product: Product
  readonly name: string
}

/** A kept quantity may not fit what is sold: a list, a link or an older catalogue brought it. Nothing changes unasked. */
export function UnfitQuantity({ line, product, name }: Props) {
  const fitted = fitMultiple(line.quantity, product.multiple)
  if (fitted === line.quantity) return null
  return (
    <LineWarning
      text={`${formatMultiple(product.multiple)}: ${line.quantity} cannot be sent.`}
      action={`Make it ${fitted}`}
      name={name}
      onAct={() => changeLines((cart) => setQuantity(cart, getLineKey(line), fitted))}
    />
  )
}
