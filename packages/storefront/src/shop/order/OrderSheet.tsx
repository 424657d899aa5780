import { memo } from 'react'
import { formatLongDate } from '@shop/core/base/date.ts'
import { labelInc } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import type { Order } from '@shop/core/order/order.ts'
import { formatSum } from '@shop/core/order/orderMoney.ts'
import { NOT_ORDERED, NOT_SENT } from '@shop/core/order/orderTable.ts'
import { DEMONSTRATION_TEXT } from '@shop/core/page/demonstration.ts'
import { Letterhead } from './Letterhead.tsx'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderSheet.module.css'

interface Props {
  readonly order: Order
  /** What has become of the order, as its owner says. */
  readonly state?: string
}

/** The document itself, as it is on paper: parties, lines, totals and room to sign. What people wrote is in `bdi`. */
export const OrderSheet = memo(function OrderSheet({ order, state = NOT_SENT }: Props) {
  const { reference, details, seller, leftOut, pharmacy, total, terms, isDemonstration } = order
  const from = total.isFrom ? 'from ' : ''
  const facts = [
    { name: 'Reference', text: reference },
    { name: 'Date', text: formatLongDate(details.date) },
    { name: 'Wanted by', text: formatLongDate(details.wantedBy) },
    { name: 'Purchase order', text: details.poNumber },
    { name: 'Cost centre', text: details.costCentre },
  ].filter(({ text }) => text !== '')
  const place = [...details.street.split('\n'), details.town, details.postcode].filter(Boolean)
  return (
    <article className={styles.sheet} aria-labelledby="sheet-title">
      <Letterhead seller={seller} />
      <div className={styles.head}>
        <div>
          <div className={styles.title}>
            <h2 id="sheet-title">Order</h2>
            <p className={styles.mark}>{state}</p>
          </div>
          {isDemonstration && <p className={styles.small}>{DEMONSTRATION_TEXT}</p>}
        </div>
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.parties}>
        <Party title="Ordered by" lines={[details.organisation, details.name, details.email, details.telephone]} />
        <Party title="Deliver to" lines={place.length > 0 ? [details.organisation || details.name, ...place] : []} />
        {details.invoice && <Party title="Invoice to" lines={details.invoice.split('\n')} />}
        {pharmacy && (
          <Party
            title="Pharmacy"
            lines={[
              pharmacy.name,
              `Registered premises ${pharmacy.premises}`,
              `Superintendent pharmacist ${pharmacy.superintendent}`,
            ]}
          />
        )}
      </div>
      {details.note && (
        <div className={styles.note}>
          <h3>Note</h3>
          <p>
            <bdi>{details.note}</bdi>
          </p>
        </div>
      )}
      {leftOut.length > 0 && (
        <div className={styles.leftOut}>
          <h3>{NOT_ORDERED}</h3>
          <ul>
            {leftOut.map(({ name, quantity, note, reason }, index) => (
              <li key={index}>
                {quantity} × <bdi>{name}</bdi>: {reason}
                {note && (
                  <>
                    {' '}
                    (<bdi>{note}</bdi>)
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <OrderLines order={order} />
      <div className={styles.foot}>
        {terms.map((text) => (
          <p key={text} className={styles.small}>
            {text}
          </p>
        ))}
        <p>
          Order {reference}: {from}
          <b>{labelInc(formatSum(total.incPence, order))}</b>
          {money.showExVat && `, ${from}${formatSum(total.exPence, order)} ex.VAT`}
        </p>
        <div className={styles.signatures}>
          <Signature title="Ordered by" />
          <Signature title="Approved by" />
        </div>
      </div>
    </article>
  )
})

/** A detail that is not known yet leaves a line to write on. */
function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  const known = lines.filter(Boolean)
  return (
    <div>
      <h3>{title}</h3>
      {known.map((line, index) => (
        <p key={index}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {known.length === 0 && <div className={styles.blank} />}
    </div>
  )
}

function Signature({ title }: { title: string }) {
  return (
    <div className={styles.signature}>
      <h3>{title}</h3>
      {['Name', 'Signature', 'Date'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </div>
  )
}
