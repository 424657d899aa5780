import type { ReactNode } from 'react'
import { formatCount } from '../../domain/text/formatCount.ts'
import type { Order, OrderLine } from '../../domain/order/order.ts'
import { formatVatRate, type Amounts, type VatGroup } from '../../domain/money/vatGroups.ts'
import { formatPence } from '../../domain/money/price.ts'
import styles from './OrderLines.module.css'

/** So many lines stay with the total when a page ends. */
const LINES_WITH_TOTAL = 2
const TITLES = [
  ...['Line', 'SKU', 'Description', 'Qty', 'Unit ex.VAT', 'Unit inc.VAT', 'VAT', 'Line ex.VAT', 'Line inc.VAT'],
] as const

/**
 * The lines as a table. On a phone each row is drawn as a block, which would take the table from a screen reader: the
 * roles are stated, so it stays one.
 */
export function OrderLines({ order }: { order: Order }) {
  const { lines, groups, total, isFrom, reference, details, seller } = order
  const split = Math.max(0, lines.length - LINES_WITH_TOTAL)
  return (
    <table role="table" className={styles['lines']}>
      <caption className="visually-hidden">Lines of the order</caption>
      <colgroup>
        {TITLES.map((title) => (
          <col key={title} data-column={title} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr className={styles['running']} aria-hidden>
          <th colSpan={TITLES.length}>
            <bdi>{[`Order ${reference}`, details.poNumber, seller.name].filter(Boolean).join(' · ')}</bdi>
          </th>
        </tr>
        <tr role="row">
          {TITLES.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.slice(0, split).map((line) => (
          <Row key={line.number} line={line} />
        ))}
      </tbody>
      <tbody role="rowgroup" className={styles['end']}>
        {lines.slice(split).map((line) => (
          <Row key={line.number} line={line} />
        ))}
        {groups.map((group) => (
          <TotalRow key={formatVatRate(group.rate)} name={nameGroup(group)} isFrom={group.isFrom} amounts={group} />
        ))}
        <TotalRow name="Total" isFrom={isFrom} amounts={total} />
      </tbody>
    </table>
  )
}

function Row({ line }: { line: OrderLine }) {
  const { unitPrice, linePrice, isFrom } = line
  return (
    <tr role="row">
      <Cell title="Line">{line.number}</Cell>
      <Cell title="SKU">
        <bdi className="code">{line.sku || 'not stated'}</bdi>
      </Cell>
      <Cell title="Description">
        <Description line={line} />
      </Cell>
      <Cell title="Qty">{line.quantity}</Cell>
      <Cell title="Unit ex.VAT">
        <Money pence={unitPrice.exPence} isFrom={isFrom} />
      </Cell>
      <Cell title="Unit inc.VAT">
        <Money pence={unitPrice.incPence} isFrom={isFrom} />
      </Cell>
      <Cell title="VAT">{formatVatRate(line.rate)}</Cell>
      <Cell title="Line ex.VAT">
        <Money pence={linePrice.exPence} isFrom={isFrom} />
      </Cell>
      <Cell title="Line inc.VAT">
        <Money pence={linePrice.incPence} isFrom={isFrom} />
      </Cell>
    </tr>
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
          Engraving: <bdi className={styles['exact']}>{engraving}</bdi>
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

/** Both sums of a group are given; only the VAT between them is worked out. */
function TotalRow({ name, amounts, isFrom = false }: { name: string; amounts: Amounts; isFrom?: boolean }) {
  const { exPence, incPence } = amounts
  return (
    <tr role="row" className={styles['total']}>
      <th role="rowheader" scope="row" colSpan={5}>
        {name}
      </th>
      <td role="cell" colSpan={2} data-label="VAT">
        <span className={styles['inTable']}>VAT </span>
        <Money pence={incPence - exPence} isFrom={isFrom} />
      </td>
      <Cell title="Line ex.VAT" label="ex.VAT">
        <Money pence={exPence} isFrom={isFrom} />
      </Cell>
      <Cell title="Line inc.VAT" label="inc.VAT">
        <Money pence={incPence} isFrom={isFrom} />
      </Cell>
    </tr>
  )
}

function nameGroup({ rate, count }: VatGroup): string {
  const lines = formatCount(count, 'line')
  return rate === undefined ? `${lines}, VAT rate not stated` : `${lines} at ${formatVatRate(rate)} VAT`
}

function Money({ pence, isFrom = false }: { pence: number; isFrom?: boolean }) {
  return (
    <span>
      {isFrom && <span className={styles['from']}>from </span>}
      {formatPence(pence)}
    </span>
  )
}

interface CellProps {
  readonly title: (typeof TITLES)[number]
  /** What a phone writes before the cell; the column's title where it is left out. */
  readonly label?: string
  readonly children: ReactNode
}

function Cell({ title, label = title, children }: CellProps) {
  return (
    <td role="cell" data-title={title} data-label={label}>
      {children}
    </td>
  )
}
