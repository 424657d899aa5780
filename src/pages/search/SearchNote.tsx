import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import type { SearchOutcome } from '../../domain/search/searchIndex.ts'
import styles from './SearchPage.module.css'

/** Says honestly how the result came about: words that were left out, or another spelling. */
export function SearchNote({ outcome: { dropped, nearest } }: { outcome: SearchOutcome }) {
  if (dropped.length > 0) {
    return <p className={styles['note']}>Nothing has all of these words. Shown without: {dropped.join(', ')}.</p>
  }
  if (!nearest) return null
  return (
    <p className={styles['note']}>
      Shown with the nearest spelling:{' '}
      <Link href={`${paths.search}?q=${encodeURIComponent(nearest)}`} className="link">
        {nearest}
      </Link>
    </p>
  )
}
