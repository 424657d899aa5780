import type { ReactNode } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { PHARMACY_PART } from '@shop/core/medicines/pharmacy.ts'
import { hasVat } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { formatVatRate, listVatGroups, type VatGroup } from '@shop/core/money/vat.ts'
import type { Order, OrderLine } from '@shop/core/order/order.ts'
import { formatSum } from '@shop/core/order/orderMoney.ts'
import { type AmountColumn, isFirstOfPharmacy, listAmountColumns } from '@shop/core/order/orderTable.ts'
import { EngravingStrip } from '../buy/EngravingStrip.tsx'
import styles from './OrderLines.module.css'

/** So many lines stay with the total when a page ends. */
const LINES_WITH_TOTAL = 2

/**
 * The lines as a table. On a narrow sheet each row is drawn as a block, which would take the table from a screen reader: the
 * roles are stated, so it stays one.
 */
export function OrderLines({ order }: { order: Order }) {
  const { lines, total, reference, details, seller } = order
  const columns = listColumns(order)
  const shared = { order, columns: columns.length }
  const split = Math.max(0, lines.length - LINES_WITH_TOTAL)
  return (
    <table role="table" className={styles.lines}>
      <caption className="visually-hidden">Lines of the order</caption>
      <thead role="rowgroup">
        <tr className={styles.running} aria-hidden>
          <th colSpan={columns.length}>
            <bdi>{[`Order ${reference}`, details.poNumber, seller.name].filter(Boolean).join(' · ')}</bdi>
          </th>
        </tr>
        <tr role="row">
          {columns.map(({ title }) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.slice(0, split).map((line, index) => (
          <Row key={line.number} columns={columns} line={line} isFirst={isFirstOfPharmacy(order, index)} />
        ))}
      </tbody>
      <tbody role="rowgroup" className={styles.end}>
        {lines.slice(split).map((line, index) => (
          <Row key={line.number} columns={columns} line={line} isFirst={isFirstOfPharmacy(order, split + index)} />
        ))}
        {money.showExVat && <TotalRow {...shared} name="Total ex.VAT" pence={total.exPence} isFrom={total.isFrom} />}
        {listVatGroups(total).map((group) => (
          <TotalRow
            {...shared}
            key={formatVatRate(group.rate)}
            name={nameVat(group, order)}
            pence={group.incPence - group.exPence}
            isFrom={group.isFrom}
          />
        ))}
        <TotalRow
          {...shared}
          name={hasVat() ? 'Total inc.VAT' : 'Total'}
          pence={total.incPence}
          isFrom={total.isFrom}
        />
      </tbody>
    </table>
  )
}

interface Column {
  readonly title: string
  readonly read: (line: OrderLine) => ReactNode
}

function listColumns(order: Order): readonly Column[] {
  const { units, line } = listAmountColumns()
  const show = ({ read }: AmountColumn, title: string): Column => ({
    title,
    read: (line) => <Money order={order} pence={read(line)} isFrom={line.isFrom} />,
  })
  return [
    { title: 'Line', read: ({ number }) => number },
    { title: 'SKU', read: ({ sku }) => (sku ? <bdi className="code">{sku}</bdi> : 'not stated') },
    { title: 'Description', read: (line) => <Description line={line} /> },
    { title: 'Qty', read: ({ quantity }) => quantity },
    ...units.map((unit) => show(unit, hasVat() ? unit.title : 'Unit price')),
    ...(hasVat() ? [{ title: 'VAT', read: ({ rate }: OrderLine) => formatVatRate(rate) }] : []),
    show(line, line.title),
  ]
}

function Row({ columns, line, isFirst }: { columns: readonly Column[]; line: OrderLine; isFirst: boolean }) {
  return (
    <>
      {isFirst && (
        <tr role="row" className={styles.part}>
          <th role="rowheader" scope="row" colSpan={columns.length}>
            {PHARMACY_PART}
          </th>
        </tr>
      )}
      <tr role="row">
        {columns.map(({ title, read }) => (
          <td key={title} role="cell" data-title={title}>
            {read(line)}
          </td>
        ))}
      </tr>
    </>
  )
}

function Description({ line: { title, pack, options, engraving, note } }: { line: OrderLine }) {
  return (
    <div>
      <b>
        <bdi>{title}</bdi>
      </b>
      <p>{pack}</p>
      {options && (
        <p>
          <bdi>{options}</bdi>
        </p>
      )}
      {engraving && (
        <p>
          Engraving: <EngravingStrip text={engraving} />
        </p>
      )}
      {note && (
        <p>
          Note: <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}

/** Everything that is added up is in the last column, as on an invoice. */
function TotalRow({ order, name, columns, pence, isFrom }: Sum & { name: string; columns: number }) {
  return (
    <tr role="row" className={styles.total}>
      <th role="rowheader" scope="row" colSpan={columns - 1}>
        {name}
      </th>
      <td role="cell">
        <Money order={order} pence={pence} isFrom={isFrom} />
      </td>
    </tr>
  )
}

function nameVat({ rate, count, exPence, incPence }: VatGroup, order: Order): string {
  const [pence, on] = money.showExVat ? [exPence, 'on'] : [incPence, 'in']
  const lines = `${formatSum(pence, order)}, ${formatCount(count, 'line')}`
  return rate === undefined
    ? `VAT as listed, rate not stated, ${on} ${lines}`
    : `VAT at ${formatVatRate(rate)} ${on} ${lines}`
}

interface Sum {
  readonly order: Order
  readonly pence: number
  readonly isFrom: boolean
}

function Money({ order, pence, isFrom }: Sum) {
  return (
    <span>
      {isFrom && <span className={styles.from}>from </span>}
      {formatSum(pence, order)}
    </span>
  )
}
