import { formatPrice } from '../../domain/money/price.ts'
import { explainTotal, formatVatRate, type Total } from '../../domain/money/vat.ts'
import styles from './SpineTotals.module.css'

/** Net, VAT by rate, and both together, as the printed order has them. */
export function SpineTotals({ total }: { total: Total }) {
  const { exPence, incPence, isFrom, groups } = total
  return (
    <>
      <dl className={styles['totals']}>
        <div>
          <dt>Net</dt>
          <dd>{formatPrice({ pence: exPence, isFrom })}</dd>
        </div>
        {groups.map((group) => (
          <div key={formatVatRate(group.rate)}>
            <dt>
              VAT {formatVatRate(group.rate)} of {formatPrice({ pence: group.exPence, isFrom: group.isFrom })}
            </dt>
            <dd>{formatPrice({ pence: group.incPence - group.exPence, isFrom: group.isFrom })}</dd>
          </div>
        ))}
        <div>
          <dt>Total inc. VAT</dt>
          <dd>{formatPrice({ pence: incPence, isFrom })}</dd>
        </div>
      </dl>
      {explainTotal(total).map((text) => (
        <small key={text}>{text}</small>
      ))}
    </>
  )
}
