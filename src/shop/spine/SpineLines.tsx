import { Trash2 } from 'lucide-react'
import { getLineKey, MAX_QUANTITY, parseQuantity, setQuantity, type CartLine } from '../../domain/cart/cartLines.ts'
import { formatChoice, formatPackTruth } from '../../domain/cart/lineText.ts'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import { formatPrice } from '../../domain/money/price.ts'
import type { Order } from '../../domain/order/order.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import { LineNote } from '../buy/LineNote.tsx'
import styles from './SpineLines.module.css'

interface Props {
  readonly order: Order
  /** As many as the order has, in its order. */
  readonly lines: readonly { readonly line: CartLine; readonly product: Product }[]
  readonly onRemove: (line: CartLine, title: string) => void
}

/** The lines of the order, each with its quantity, its note and its way out. */
export function SpineLines({ order, lines, onRemove }: Props) {
  return (
    <ol className={styles['lines']}>
      {lines.map(({ line, product }, index) => {
        const { title, sku, pack, unitPrice, netPence, isFrom } = order.lines[index]!
        const choice = formatChoice(line)
        const name = choice === '' ? title : `${title}, ${choice}`
        const key = getLineKey(line)
        return (
          <li key={key}>
            <div className={styles['what']}>
              <b>{title}</b>
              <p>
                {[sku, formatPackTruth(line.quantity, product.pack, product.priceIncVat) ?? pack, choice]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <p className={styles['money']}>
              <b>{formatPrice({ pence: netPence, isFrom })}</b> ex.VAT
              {line.quantity > 1 && <small>{formatPrice({ pence: unitPrice.exPence, isFrom })} each</small>}
            </p>
            <div className={styles['change']}>
              <QuantityField
                label={`Quantity of ${name}`}
                value={line.quantity}
                max={MAX_QUANTITY}
                multiple={product.multiple}
                parse={parseQuantity}
                onChange={(quantity) => changeLines((cart) => setQuantity(cart, key, quantity))}
              />
              <Button look="quiet" onClick={() => onRemove(line, name)}>
                <Trash2 size={18} aria-hidden />
                Remove<span className="visually-hidden"> {name}</span>
              </Button>
              <LineNote line={line} name={name} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
