import { History, X } from 'lucide-react'
import type { Ref } from 'react'
import { paths } from '@shop/core/page/address.ts'
import type { RecentSearches } from '@shop/core/search/recentSearches.ts'
import { forgetAllSearches, forgetSearch } from '../../../state/search/recentSearches.ts'
import { OptionLink } from './OptionLink.tsx'
import { Section } from './Section.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly searches: RecentSearches
  readonly ids: readonly string[]
  /** The id of the option that forgets all of them; undefined where only some are shown. */
  readonly forgetId: string | undefined
  readonly isActive: (id: string) => boolean
}

/**
 * The searches made on this device. An option may not contain a button, so the buttons that forget one search are
 * beside the list, each at the end of its row; the Delete key does the same for the active option.
 */
export function RecentSearchesList({ searches, ids, forgetId, isActive }: Props) {
  return (
    <Section title="Recent searches on this device">
      {searches.map((query, index) => (
        <OptionLink
          key={query}
          id={ids[index]!}
          isActive={isActive(ids[index]!)}
          href={paths.searchFor(query)}
          className={styles.line}
        >
          <History size={18} aria-hidden />
          <span>{query}</span>
        </OptionLink>
      ))}
      {forgetId !== undefined && (
        <button
          type="button"
          id={forgetId}
          role="option"
          aria-selected={isActive(forgetId)}
          tabIndex={-1}
          className={`${styles.option} ${styles.line} ${styles.forgetAll}`}
          onClick={forgetAllSearches}
        >
          <X size={18} aria-hidden />
          <span>Clear recent searches</span>
        </button>
      )}
    </Section>
  )
}

/** The buttons that forget one search each, in the rows of the searches. */
export function ForgetButtons({ ref, searches }: { ref: Ref<HTMLDivElement>; searches: RecentSearches }) {
  return (
    <div ref={ref} className={styles.forget}>
      {searches.map((query) => (
        <button
          key={query}
          type="button"
          tabIndex={-1}
          aria-label={`Forget ${query}`}
          onClick={() => forgetSearch(query)}
        >
          <X size={18} aria-hidden />
        </button>
      ))}
    </div>
  )
}
