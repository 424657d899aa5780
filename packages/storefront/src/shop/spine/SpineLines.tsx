import { Trash2 } from 'lucide-react'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { formatPackTruth } from '@shop/core/cart/lineAmounts.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { listOthers, type PricedLine } from '@shop/core/cart/pricedLines.ts'
import { formatPer } from '@shop/core/catalogue/unitPrice.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import type { Order } from '@shop/core/order/order.ts'
import { Button } from '../../ui/Button.tsx'
import { EngravingStrip } from '../buy/EngravingStrip.tsx'
import { LineNote } from '../buy/LineNote.tsx'
import { LineQuantity } from '../buy/LineQuantity.tsx'
import styles from './SpineLines.module.css'

interface Props {
  readonly order: Order
  /** The cart's, of which the order leaves some out and puts others last. */
  readonly cart: readonly PricedLine[]
  readonly onRemove: (line: CartLine, title: string) => void
}

/** The lines of the order, each with its quantity, its note and its way out. */
export function SpineLines({ order, cart, onRemove }: Props) {
  return (
    <ol className={styles.lines}>
      {order.lines.map(({ key, title, sku, pack, unitPrice, netPence, isFrom }) => {
        const { line, product } = cart.find((line) => line.key === key) ?? {}
        if (!line || !product) return null
        const choice = formatChoice(line)
        const name = choice === '' ? title : `${title}, ${choice}`
        // Of one kind, as the line's sum is.
        const label = (text: string) => (money.showExVat ? `${text} ex.VAT` : labelInc(text))
        const packs = formatPackTruth(
          line.quantity,
          product.pack,
          money.showExVat ? product.priceExVat : product.priceIncVat,
        )
        return (
          <li key={key}>
            <div className={styles.what}>
              <b>{title}</b>
              <p>
                {[...[sku, packs ? label(packs) : pack], formatChoice({ options: line.options })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.engraving !== undefined && (
                <p>
                  Engraving: <EngravingStrip text={line.engraving} />
                </p>
              )}
            </div>
            <p className={styles.money}>
              <b>{formatPrice({ pence: money.showExVat ? netPence : unitPrice.incPence * line.quantity, isFrom })}</b>{' '}
              {money.showExVat ? 'ex.VAT' : labelInc('')}
              {line.quantity > 1 && (
                <small>
                  {formatPrice({ pence: money.showExVat ? unitPrice.exPence : unitPrice.incPence, isFrom })}{' '}
                  {formatPer(product.pack)}
                </small>
              )}
            </p>
            <div className={styles.change}>
              <LineQuantity
                line={line}
                product={product}
                name={name}
                others={product.counted && listOthers(cart, key)}
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
