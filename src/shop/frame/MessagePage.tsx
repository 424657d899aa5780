import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface Props {
  readonly title: string
  /** True while what the page depends on is being read: its place is kept, its words are not shown with JavaScript on. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
}

/** A page with nothing to list: what happened, and ways on. */
export function MessagePage({ title, isWaiting = false, children }: Props) {
  return (
    <section className={styles['message']} data-waiting={isWaiting ? '' : undefined}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  )
}
