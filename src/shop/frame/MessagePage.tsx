import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface Props {
  readonly title: string
  /** True while the page is reading what it depends on: space is kept, but with JavaScript on no words are shown. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
}

/** A page with nothing to list: what happened, and what to do next. */
export function MessagePage({ title, isWaiting = false, children }: Props) {
  return (
    <section className={styles['message']} data-waiting={isWaiting ? '' : undefined}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  )
}
