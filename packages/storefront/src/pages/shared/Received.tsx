import type { ReactNode } from 'react'
import { paths } from '@shop/core/page/address.ts'
import type { UnknownLine } from '@shop/core/share/received.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './Received.module.css'

interface Props {
  readonly title: string
  readonly count: string
  /** Lists of its lines; none where nothing of it can be ordered. */
  readonly goods: readonly ReactNode[]
  readonly unknown: readonly UnknownLine[]
  /** The number of lines of the link that could not be read. */
  readonly dropped: number
  /** The total, and what can be done with it. */
  readonly children: ReactNode
}

/** A preview of what was sent, with what is missing from it. */
export function Received({ title, count, goods, unknown, dropped, children }: Props) {
  return (
    <div className={styles.received}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {count}.{' '}
          {goods.length > 0 ? 'Your own cart and lists have not changed.' : 'Nothing in it can be ordered here.'}
        </p>
      </div>
      <section aria-label="Your choice" className={styles.choice}>
        {children}
      </section>
      <div className={styles.goods}>
        {dropped > 0 && (
          <p className={styles.warning}>
            {dropped === 1 ? 'One line of the link' : `${dropped} lines of the link`} could not be read and{' '}
            {dropped === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        <UnknownLines lines={unknown} />
        {goods}
      </div>
    </div>
  )
}

function UnknownLines({ lines }: { lines: readonly UnknownLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="unknown-title" className={styles.warning}>
      <h2 id="unknown-title">
        {lines.length === 1 ? 'One line cannot be ordered' : `${lines.length} lines cannot be ordered`} and will be left
        out
      </h2>
      <ul>
        {lines.map(({ name, reason, by }, index) => (
          <li key={index}>
            <b>{name}</b>: {reason}
            {by && (
              <>
                .{' '}
                <Link href={paths.detail(by.slug)} className="link">
                  See {by.title}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
