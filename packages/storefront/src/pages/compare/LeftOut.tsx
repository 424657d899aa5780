import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { MAX_COMPARED } from '@shop/core/stored/slugList.ts'
import styles from './Comparison.module.css'

/** An address may hold anything: only this much of a name is repeated. */
const SHOWN_LENGTH = 60

/** Names what the address asks for but is not compared, and why. */
export function LeftOut({ unknown, beyond }: { unknown: readonly string[]; beyond: readonly Product[] }) {
  if (unknown.length + beyond.length === 0) return null
  return (
    <ul className={styles.leftOut}>
      {unknown.map((slug) => (
        <li key={slug}>
          “{slug.length > SHOWN_LENGTH ? `${slug.slice(0, SHOWN_LENGTH)}…` : slug}” is not in the catalogue and was left
          out.
        </li>
      ))}
      {beyond.map(({ slug, title }) => (
        <li key={slug}>
          {title} was left out: {MAX_COMPARED} products fit side by side.
        </li>
      ))}
    </ul>
  )
}
