import type { Stretch } from '@shop/core/search/highlight.ts'
import styles from './Marked.module.css'

/** A text with its matching stretches marked. Text only: no markup of a query or a name is ever read as such. */
export function Marked({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
