import { formatWhole } from '@shop/core/money/figures.ts'
import { measureKept } from '../../state/account/measureKept.ts'
import type { Account } from '../../state/account/session.ts'
import styles from './AccountView.module.css'

/** The data of the account that this device keeps, kind by kind, in bytes. */
export function KeptTable({ account: { header } }: { account: Account }) {
  const rows = measureKept(header.id)
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <section className={styles.section} aria-labelledby="kept">
      <h2 id="kept">What is kept</h2>
      <table aria-labelledby="kept" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Bytes on this device</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, bytes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatWhole(bytes)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <b>In all</b>
            </th>
            <td>
              <b>{formatWhole(total)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        All of it is sealed, but for how the account is opened. Not part of it: the theme, and which price comes first.
      </p>
    </section>
  )
}
