import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { Link } from '../../ui/Link.tsx'
import { LaterRecentlyViewed } from '../product/LaterRecentlyViewed.tsx'
import styles from './MessagePage.module.css'

interface Props {
  readonly title: string
  /** True while the page is reading what it depends on: space is kept, but with JavaScript on no words are shown. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
  /** The usual next step. With it the page ends with what was viewed recently. */
  readonly next?: { readonly href: string; readonly label: string }
}

/** A page with nothing to list: what happened, and what to do next. */
export function MessagePage({ title, isWaiting = false, children, next }: Props) {
  return (
    <>
      <section className={styles.message} data-waiting={isWaiting ? '' : undefined}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        {next && (
          <Link href={next.href} className={buttonClass('main')}>
            {next.label}
          </Link>
        )}
      </section>
      {isWaiting ? <Late /> : next && <LaterRecentlyViewed />}
    </>
  )
}
