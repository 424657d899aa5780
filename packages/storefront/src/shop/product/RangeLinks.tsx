import { paths } from '@shop/core/page/address.ts'
import type { Range } from '@shop/core/related/range.ts'
import { Link } from '../../ui/Link.tsx'
import { Dots } from './Swatches.tsx'
import styles from './RangeLinks.module.css'

/** The other colours or sizes of the range, each its own page. */
export function RangeLinks({ range: { name, members }, slug: current }: { range: Range; slug: string }) {
  const title = name ?? 'In this range'
  return (
    <nav aria-label={title} className={styles.range}>
      <p>
        <b>{title}</b> {name && members.find(({ slug }) => slug === current)?.label}
      </p>
      <ul>
        {members.map(({ slug, label, swatch }) => (
          <li key={slug}>
            <Link
              href={paths.detail(slug)}
              aria-current={slug === current ? 'page' : undefined}
              title={label}
              className={swatch ? styles.dot : styles.chip}
            >
              {swatch && <Dots colours={[swatch]} size={30} />}
              <span className={swatch ? 'visually-hidden' : undefined}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
