import { formatPrice, hasVat } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { explainTotal, formatVatRate, listVatGroups, type Total } from '@shop/core/money/vat.ts'
import styles from './SpineTotals.module.css'

/** Net, VAT by rate, and both together, as the printed order has them. */
export function SpineTotals({ total }: { total: Total }) {
  const { exPence, incPence, isFrom } = total
  return (
    <>
      <dl className={styles.totals}>
        {money.showExVat && (
          <div>
            <dt>Net</dt>
            <dd>{formatPrice({ pence: exPence, isFrom })}</dd>
          </div>
        )}
        {listVatGroups(total).map((group) => (
          <div key={formatVatRate(group.rate)}>
            <dt>
              VAT {formatVatRate(group.rate)} {money.showExVat ? 'of' : 'in'}{' '}
              {formatPrice({ pence: money.showExVat ? group.exPence : group.incPence, isFrom: group.isFrom })}
            </dt>
            <dd>{formatPrice({ pence: group.incPence - group.exPence, isFrom: group.isFrom })}</dd>
          </div>
        ))}
        <div>
          <dt>Total{hasVat() && ' inc. VAT'}</dt>
          <dd>{formatPrice({ pence: incPence, isFrom })}</dd>
        </div>
      </dl>
      {explainTotal(total).map((text) => (
        <small key={text}>{text}</small>
      ))}
    </>
  )
}
