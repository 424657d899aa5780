import { Fragment, type ReactNode } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { PHARMACY_PART } from '@shop/core/medicines/pharmacy.ts'
import { hasVat, labelInc } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { formatVatRate, listVatGroups, type VatGroup } from '@shop/core/money/vat.ts'
import type { Order, OrderLine } from '@shop/core/order/order.ts'
import { formatSum } from '@shop/core/order/orderMoney.ts'
import { type AmountColumn, isFirstOfPharmacy, listAmountColumns } from '@shop/core/order/orderTable.ts'
import styles from './OrderLines.module.css'

/** The parts of a line by which it is changed. */
export interface LineTools {
  /** The field in place of the quantity. */
  readonly quantity: ReactNode
  /** The pack in the words of this quantity; undefined: as the order has it. */
  readonly pack: string | undefined
  /** The ways to remove it and to note something on it. */
  readonly others: ReactNode
  /** On the line that was added last: that it was, and the way to undo it. */
  readonly added?: readonly ReactNode[] | undefined
}

export type FindTools = (line: OrderLine) => LineTools | undefined

interface Props {
  readonly order: Order
  /** Finds the parts by which a line is changed; without it the lines are only read. */
  readonly findTools?: FindTools | undefined
}

/** So many lines stay with the total when a page ends. */
const LINES_WITH_TOTAL = 2

/**
 * The lines as a table. Where it is narrow or its lines are changed it is drawn as a grid, which would take the table from
 * a screen reader: the roles are stated, so it stays one.
 */
export function OrderLines({ order, findTools }: Props) {
  const { lines, total } = order
  const columns = listColumns(order)
  const shared = { order, columns: columns.length }
  const split = Math.max(0, lines.length - LINES_WITH_TOTAL)
  const drawRow = (line: OrderLine, index: number) => (
    <Fragment key={line.key}>
      {isFirstOfPharmacy(order, index) && (
        <tr role="row" className={styles.part}>
          <th role="rowheader" scope="row" colSpan={columns.length}>
            {PHARMACY_PART}
          </th>
        </tr>
      )}
      <Row columns={columns} line={line} tools={findTools?.(line)} />
    </Fragment>
  )
  return (
    <table role="table" className={styles.lines} data-changed={findTools ? '' : undefined}>
      <caption className="visually-hidden">Lines of the order</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, title }) => (
            <th key={id} role="columnheader" scope="col" data-cell={id}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{lines.slice(0, split).map(drawRow)}</tbody>
      <tbody role="rowgroup" className={styles.end}>
        {lines.slice(split).map((line, index) => drawRow(line, split + index))}
        {money.showExVat && <TotalRow {...shared} name="Net" pence={total.exPence} isFrom={total.isFrom} />}
        {listVatGroups(total).map((group) => (
          <TotalRow
            {...shared}
            key={formatVatRate(group.rate)}
            name={nameVat(group, order)}
            pence={group.incPence - group.exPence}
            isFrom={group.isFrom}
          />
        ))}
        <TotalRow {...shared} name={labelInc('Total')} pence={total.incPence} isFrom={total.isFrom} />
      </tbody>
    </table>
  )
}

interface Column {
  /** The name for its rules; "number", "unitInc" and "vat" are left out where the table is narrow. */
  readonly id: 'number' | 'quantity' | 'item' | 'unit' | 'unitInc' | 'vat' | 'net'
  readonly title: string
  readonly read: (line: OrderLine, tools: LineTools | undefined) => ReactNode
}

function listColumns(order: Order): readonly Column[] {
  const { units, line } = listAmountColumns()
  const show = (id: Column['id'], title: string, { read }: AmountColumn): Column => ({
    ...{ id, title },
    read: (line) => <Money order={order} pence={read(line)} isFrom={line.isFrom} />,
  })
  const [unit, unitInc] = units
  return [
    { id: 'number', title: 'Line', read: ({ number }) => number },
    { id: 'quantity', title: 'Quantity', read: ({ quantity }, tools) => tools?.quantity ?? quantity },
    { id: 'item', title: 'Item', read: (line, tools) => <Item line={line} tools={tools} /> },
    ...(unit ? [show('unit', unit.title, unit)] : []),
    ...(unitInc ? [show('unitInc', unitInc.title, unitInc)] : []),
    ...(hasVat() ? [{ id: 'vat' as const, title: 'VAT', read: ({ rate }: OrderLine) => formatVatRate(rate) }] : []),
    show('net', money.showExVat ? 'Net' : line.title, line),
  ]
}

interface RowProps {
  readonly columns: readonly Column[]
  readonly line: OrderLine
  readonly tools: LineTools | undefined
}

function Row({ columns, line, tools }: RowProps) {
  return (
    <tr role="row" data-line="" data-added={tools?.added ? '' : undefined}>
      {columns.map(({ id, read }) => (
        <td key={id} role="cell" data-cell={id}>
          {read(line, tools)}
        </td>
      ))}
      {tools && (
        <td role="cell" data-cell="tools">
          {tools.others}
        </td>
      )}
    </tr>
  )
}

function Item({ line: { title, sku, pack, options, engraving, note, costCentre }, tools }: Omit<RowProps, 'columns'>) {
  const goods: Part[] = [
    ['sku', sku ? <bdi className="code">{sku}</bdi> : 'SKU not stated'],
    ['pack', tools?.pack ?? pack],
  ]
  const choice: Part[] = [
    ['options', options && <bdi>{options}</bdi>],
    ['engraving', engraving && <Engraving text={engraving} />],
  ]
  // Where it can still be changed, what was chosen comes first: the end may not be shown on a phone.
  const all = tools ? [...choice, ...goods] : [...goods, ...choice]
  const parts = [...(tools?.added ?? []).map((part, index): Part => [String(index), part]), ...all].filter(
    ([, part]) => part !== '',
  )
  return (
    <div>
      <b>
        <bdi>{title}</bdi>
      </b>
      <p>
        {parts.map(([id, part], index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      </p>
      {note && (
        <p>
          Note: <bdi>{note}</bdi>
        </p>
      )}
      {costCentre && (
        <p>
          Cost centre: <bdi>{costCentre}</bdi>
        </p>
      )}
    </div>
  )
}

type Part = [id: string, ReactNode]

function Engraving({ text }: { text: string }) {
  return (
    <>
      Engraved{' '}
      <i>
        “<bdi>{text}</bdi>”
      </i>
    </>
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
