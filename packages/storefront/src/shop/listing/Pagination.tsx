import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buildPageWindow } from '@shop/core/listing/pages.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './Pagination.module.css'

interface Props {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
}

/** The pages of a long listing: five numbers, previous and next (specification, 9). Nothing for one page. */
export function Pagination({ page, pageCount, hrefFor }: Props) {
  if (pageCount < 2) return null
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Step href={page > 1 ? hrefFor(page - 1) : undefined} label="Previous page">
        <ChevronLeft size={20} aria-hidden />
      </Step>
      <ol>
        {buildPageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Link href={hrefFor(number)} aria-current={number === page ? 'page' : undefined} className="num">
              <span className="visually-hidden">Page</span> {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step href={page < pageCount ? hrefFor(page + 1) : undefined} label="Next page">
        <ChevronRight size={20} aria-hidden />
      </Step>
    </nav>
  )
}

/** A link to the previous or next page; at either end a link without an address, marked as disabled. */
function Step({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  if (href !== undefined)
    return (
      <Link href={href} aria-label={label}>
        {children}
      </Link>
    )
  return (
    <a role="link" aria-disabled="true" aria-label={label}>
      {children}
    </a>
  )
}
