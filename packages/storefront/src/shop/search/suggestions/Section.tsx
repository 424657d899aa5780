import { type ReactNode, useId } from 'react'
import styles from './Suggestions.module.css'

/** Suggestions of one kind under their title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.title}>
        {title}
      </div>
      {children}
    </div>
  )
}
