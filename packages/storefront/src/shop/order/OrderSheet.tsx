import { memo, type ReactNode } from 'react'
import { formatLongDate } from '@shop/core/base/date.ts'
import type { Order } from '@shop/core/order/order.ts'
import { NOT_ORDERED, NOT_SENT } from '@shop/core/order/orderTable.ts'
import { paths } from '@shop/core/page/address.ts'
import { DEMONSTRATION_TEXT } from '@shop/core/page/demonstration.ts'
import { Link } from '../../ui/Link.tsx'
import { Letterhead } from './Letterhead.tsx'
import { type FindTools, OrderLines } from './OrderLines.tsx'
import styles from './OrderSheet.module.css'

interface Props {
  readonly order: Order
  /** What has become of the order, as its owner says. */
  readonly state?: string
  /** Finds the parts by which a line is changed, where the order is open in its drawer; its parties are brief there. */
  readonly findTools?: FindTools
}

/** The document itself, as it is on paper: letterhead, which the drawer has for its head, parties, lines, totals and room to sign. What people wrote is in `bdi`. */
export const OrderSheet = memo(function OrderSheet({ order, findTools, state = NOT_SENT }: Props) {
  const { reference, details, leftOut, pharmacy, terms, isDemonstration } = order
  const canFill = findTools !== undefined
  const place = [...details.street.split('\n'), details.town, details.postcode].filter(Boolean)
  const buyer = [details.organisation, details.name]
  const facts = [
    { name: 'Purchase order', text: details.poNumber },
    { name: 'Cost centre', text: details.costCentre },
    { name: 'Wanted by', text: formatLongDate(details.wantedBy) },
  ].filter(({ text }) => text !== '')
  return (
    <article className={styles.sheet} aria-labelledby="sheet-title">
      {!canFill && <Letterhead seller={order.seller} />}
      <div className={styles.head}>
        <h2 id="sheet-title">Order</h2>
        <dl className={styles.line}>
          <dt>Reference</dt>
          <dd>{reference}</dd>
          <dt className="visually-hidden">Date</dt>
          <dd>{formatLongDate(details.date)}</dd>
        </dl>
        <p className={`${styles.line} ${styles.unsent}`}>{state}</p>
        {isDemonstration && <p className={styles.line}>{DEMONSTRATION_TEXT}</p>}
        {facts.length > 0 && !canFill && (
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
        )}
      </div>
      <div className={styles.parties}>
        {canFill ? (
          <>
            <Party title="Ordered by" lines={buyer} missing="Add who is ordering" />
            <Party title="Deliver to" lines={[place.join(', ')]} missing="Add an address" />
            <Party title="Purchase order" lines={[details.poNumber]} missing="Add a number" />
          </>
        ) : (
          <>
            <Party title="Ordered by" lines={[...buyer, details.email, details.telephone]} />
            <Party
              title="Deliver to"
              lines={place.length > 0 ? [details.organisation || details.name, ...place] : []}
            />
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
          </>
        )}
      </div>
      {details.note && !canFill && (
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
      {order.lines.length > 0 ? (
        <OrderLines order={order} findTools={findTools} />
      ) : (
        <p>Nothing is left on this order.</p>
      )}
      <div className={styles.foot}>
        {terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className={styles.signatures}>
          <Signature title="Ordered by" />
          <Signature title="Approved by" />
        </div>
      </div>
    </article>
  )
})

interface PartyProps {
  readonly title: string
  readonly lines: readonly string[]
  /** The words of the way to fill it in; undefined: a line to write on. */
  readonly missing?: string | undefined
}

function Party({ title, lines, missing }: PartyProps) {
  const known = lines.filter(Boolean)
  return (
    <div>
      <h3>{title}</h3>
      {known.map((line, index) => (
        <p key={index}>
          <bdi>{breakAtSign(line)}</bdi>
        </p>
      ))}
      {known.length === 0 &&
        (missing ? (
          <p>
            <Link href={paths.order} className="link">
              {missing}
            </Link>
          </p>
        ) : (
          <div className={styles.blank} />
        ))}
    </div>
  )
}

/** An address of mail breaks after its sign, where it must. */
function breakAtSign(text: string): ReactNode {
  const at = text.indexOf('@') + 1
  return (
    <>
      {text.slice(0, at)}
      {at > 0 && <wbr />}
      {text.slice(at)}
    </>
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
