import { formatCount } from '@shop/core/base/count.ts'
import { paths } from '@shop/core/page/address.ts'
import type { WaysOn } from '@shop/core/search/waysOn.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './SearchPage.module.css'

/** Words to leave out, each a link to the search without it, with its number of products. */
export function LeaveOutLinks({ without }: { without: WaysOn['without'] }) {
  return (
    <p className={styles.ways}>
      Leave out:
      {without.map(({ word, query, count }) => (
        <span key={query}>
          <Link href={paths.searchFor(query)} className="link">
            {word}
          </Link>{' '}
          ({formatCount(count, 'product')})
        </span>
      ))}
    </p>
  )
}
