import { findPriceChange } from '@shop/core/cart/agreedPrice.ts'
import { type CartLines, getLineKey } from '@shop/core/cart/cartLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { findSold } from '@shop/core/catalogue/variants.ts'
import { formatPence, hasVat } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import type { Order } from '@shop/core/order/order.ts'
import styles from './AccountView.module.css'

interface Props {
  readonly lines: CartLines
  readonly order: Order
  readonly products: Products
}

/** The lines of an order that have another price today, or are not sold any more. */
export function PricesThenAndNow({ lines, order, products }: Props) {
  const titles = new Map(
    order.lines.map(({ key, title, options }) => [key, [title, options].filter(Boolean).join(', ')]),
  )
  const rows = lines.flatMap((line) => {
    const product = findSold(products, line)
    const key = getLineKey(line)
    const change = findPriceChange({ line, product })
    if (product && !change) return []
    return [{ key, title: titles.get(key) ?? line.slug, was: line.price, now: change?.now }]
  })
  return (
    <section className={styles.section} aria-labelledby="prices">
      <h2 id="prices">Prices then and now</h2>
      {order.currency !== money.currency ? (
        <p>
          The order is in {order.currency}. The shop’s prices are in {money.currency} now, and are not compared with it.
        </p>
      ) : rows.length === 0 ? (
        <p>Every line costs today what it cost then.</p>
      ) : (
        <table aria-labelledby="prices" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">One of</th>
              <th scope="col">Then{hasVat() && ', inc.VAT'}</th>
              <th scope="col">Now{hasVat() && ', inc.VAT'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, title, was, now }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td>{was && formatPence(was.incPence)}</td>
                <td>{now ? formatPence(now.incPence) : 'No longer sold'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
