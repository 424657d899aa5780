import './GlanceTable.module.css'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import type { GlanceTable as Table } from '@shop/core/listing/glance.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { Link } from '../../ui/Link.tsx'

/** A category's goods by a few facts, closed until it is opened. */
export function GlanceTable({ table: { title, columns, rows } }: { table: Table }) {
  return (
    <details className="at-a-glance">
      <summary>{title}</summary>
      {/* It scrolls sideways on narrow screens, so it must be reachable by keyboard. */}
      <div role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{labelInc('Price')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug}>
                <th scope="row">
                  <Link href={paths.detail(row.slug)}>{row.title}</Link>
                </th>
                {row.values.map((value, index) => (
                  <td key={columns[index]}>{value ?? <i>Not stated</i>}</td>
                ))}
                <td>
                  {formatPrice(row.priceIncVat)}
                  {row.pack.count > 1 && (
                    <>
                      <br />
                      <small>{formatPack({ count: row.pack.count, unit: row.pack.unit })}</small>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
