import { money } from '@shop/core/money/shopMoney.ts'
import { hasVat } from '@shop/core/money/price.ts'
import type { ReactNode } from 'react'
import { formatCount } from '@shop/core/money/figures.ts'
import { PHARMACY_PART } from '@shop/core/medicines/pharmacy.ts'
import { isFirstOfPharmacy } from '@shop/core/order/orderTable.ts'
import type { Order, OrderLine } from '@shop/core/order/order.ts'
import { formatSum } from '@shop/core/order/orderMoney.ts'
import { formatVatRate, listVatGroups, type VatGroup } from '@shop/core/money/vat.ts'
import { EngravingStrip } from '../buy/EngravingStrip.tsx'
import styles from './OrderLines.module.css'

/** So many lines stay with the total when a page ends. */
const LINES_WITH_TOTAL = 2
/** The amounts of a line: with VAT and without, as far as the shop states them. */
const AMOUNTS = money.showExVat
  ? ['Unit ex.VAT', 'Unit inc.VAT', 'VAT', 'Line ex.VAT']
  : hasVat()
    ? ['Unit inc.VAT', 'VAT', 'Line inc.VAT']
    : ['Unit price', 'Line']
const TITLES = ['Line', 'SKU', 'Description', 'Qty', ...AMOUNTS]

/**
 * The lines as a table. On a narrow sheet each row is drawn as a block, which would take the table from a screen reader: the
 * roles are stated, so it stays one.
 */
export function OrderLines({ order }: { order: Order }) {
  const { lines, total, reference, details, seller } = order
  const split = Math.max(0, lines.length - LINES_WITH_TOTAL)
  return (
    <table role="table" className={styles['lines']}>
      <caption className="visually-hidden">Lines of the order</caption>
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
        {lines.slice(0, split).map((line, index) => (
          <Row key={line.number} order={order} line={line} isFirst={isFirstOfPharmacy(order, index)} />
        ))}
      </tbody>
      <tbody role="rowgroup" className={styles['end']}>
        {lines.slice(split).map((line, index) => (
          <Row key={line.number} order={order} line={line} isFirst={isFirstOfPharmacy(order, split + index)} />
        ))}
        {money.showExVat && <TotalRow order={order} name="Total ex. VAT" pence={total.exPence} isFrom={total.isFrom} />}
        {listVatGroups(total).map((group) => (
          <TotalRow
            order={order}
            key={formatVatRate(group.rate)}
            name={nameVat(group, order)}
            pence={group.incPence - group.exPence}
            isFrom={group.isFrom}
          />
        ))}
        <TotalRow
          order={order}
          name={hasVat() ? 'Total inc. VAT' : 'Total'}
          pence={total.incPence}
          isFrom={total.isFrom}
        />
      </tbody>
    </table>
  )
}

function Row({ order, line, isFirst }: { order: Order; line: OrderLine; isFirst: boolean }) {
  const { unitPrice, netPence, isFrom } = line
  return (
    <>
      {isFirst && (
        <tr role="row" className={styles['part']}>
          <th role="rowheader" scope="row" colSpan={TITLES.length}>
            {PHARMACY_PART}
          </th>
        </tr>
      )}
      <tr role="row">
        <Cell title="Line">{line.number}</Cell>
        <Cell title="SKU">{line.sku ? <bdi className="code">{line.sku}</bdi> : 'not stated'}</Cell>
        <Cell title="Description">
          <Description line={line} />
        </Cell>
        <Cell title="Qty">{line.quantity}</Cell>
        {money.showExVat && (
          <Cell title="Unit ex.VAT">
            <Money order={order} pence={unitPrice.exPence} isFrom={isFrom} />
          </Cell>
        )}
        <Cell title={hasVat() ? 'Unit inc.VAT' : 'Unit price'}>
          <Money order={order} pence={unitPrice.incPence} isFrom={isFrom} />
        </Cell>
        {hasVat() && <Cell title="VAT">{formatVatRate(line.rate)}</Cell>}
        <Cell title={TITLES.at(-1)!}>
          <Money
            order={order}
            pence={money.showExVat ? netPence : unitPrice.incPence * line.quantity}
            isFrom={isFrom}
          />
        </Cell>
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
function TotalRow({ order, name, pence, isFrom }: Sum & { name: string }) {
  return (
    <tr role="row" className={styles['total']}>
      <th role="rowheader" scope="row" colSpan={TITLES.length - 1}>
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
      {isFrom && <span className={styles['from']}>from </span>}
      {formatSum(pence, order)}
    </span>
  )
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <td role="cell" data-title={title}>
      {children}
    </td>
  )
}
