import { ChevronRight } from 'lucide-react'
import type { Choice, GuideTable, Product } from '@shop/core/catalogue/catalogue.ts'
import styles from './Guides.module.css'

interface Choosing {
  readonly product: Product
  readonly chosen: Choice
}

/** Tables that help to choose, each behind its heading; open on paper. */
export function Guides({ guides, ...choosing }: Choosing & { readonly guides: readonly GuideTable[] }) {
  if (guides.length === 0) return null
  return (
    <div className={styles.guides}>
      {guides.map((guide) => (
        <Guide key={guide.id} guide={guide} {...choosing} />
      ))}
    </div>
  )
}

function Guide({ guide, product, chosen }: Choosing & { readonly guide: GuideTable }) {
  const { title, description, columns, rows, source } = guide
  const find = (values: Readonly<Record<string, string>>) =>
    rows.find(([name]) => Object.values(values).includes(name!))
  // A longer name stands below the one that it begins with.
  const named = rows.findLast(([name]) => `${product.title} `.startsWith(`${name} `))
  const ownRow = find(chosen) ?? find(product.attributes) ?? named
  return (
    <details>
      <summary>
        <ChevronRight size={18} aria-hidden />
        {title}
      </summary>
      {description && <p>{description}</p>}
      {/* It scrolls sideways on narrow screens, so it must be reachable by keyboard. */}
      <div role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at} aria-current={row === ownRow || undefined}>
                {row.map((cell, at) =>
                  at === 0 ? (
                    <th key={at} scope="row">
                      {joinUnits(cell)}
                    </th>
                  ) : (
                    <td key={at}>{joinUnits(cell)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source && <small>Source: {source}</small>}
    </details>
  )
}

/** A text whose figures stay on the line of their units. */
const joinUnits = (text: string) => text.replaceAll(/(\d) /g, '$1\u00A0')
