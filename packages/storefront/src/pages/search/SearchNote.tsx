import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { formatUnsold } from '@shop/core/search/unsold.ts'
import type { WaysOn } from '@shop/core/search/waysOn.ts'
import { listWords } from '@shop/core/search/words.ts'
import { Link } from '../../ui/Link.tsx'
import { LaterCodedNote } from './LaterCodedNote.tsx'
import { LeaveOutLinks } from './LeaveOutLinks.tsx'
import styles from './SearchPage.module.css'

interface Props {
  readonly query: string
  readonly outcome: SearchOutcome
  /** The first product that was found, where the query is exactly a code of it. */
  readonly coded: Product | undefined
  readonly waysOn: WaysOn | undefined
}

/** The reason for the result, and a note if it is not complete. */
export function SearchNote(props: Props) {
  const { query, outcome } = props
  const { short, ranked, count } = outcome
  if (ranked.length === 0) return null
  return (
    <>
      <Reason {...props} />
      {short.length > 0 && (
        <p className={styles.note}>
          Not searched for: {findTyped(query, short).join(', ')}. Too many words begin so; add a letter.
        </p>
      )}
      {ranked.length < count && (
        <p className={styles.note}>
          The best {ranked.length} of {count} are shown. Add a word to narrow the search.
        </p>
      )}
    </>
  )
}

/** An exact code, words left out, or another spelling. */
function Reason({ query, outcome: { dropped, unsold, nearest }, coded, waysOn }: Props) {
  if (coded) return <LaterCodedNote query={query} product={coded} />
  if (dropped.length > 0) {
    const left = findTyped(query, dropped)
    const kept = query.split(' ').filter((word) => !left.includes(word))
    return (
      <div className={styles.note}>
        <p>
          {unsold.length > 0 && `${formatUnsold(unsold)}. `}
          {kept.length > 0 ? `These match “${kept.join(' ')}”` : 'These are near'}, without {left.join(', ')}.
        </p>
        {waysOn && waysOn.without.length > 0 && <LeaveOutLinks without={waysOn.without} />}
      </div>
    )
  }
  if (!nearest) return null
  return (
    <p className={styles.note}>
      Did you mean{' '}
      <Link href={paths.searchFor(nearest)} className="link">
        {nearest}
      </Link>
      ?
    </p>
  )
}

/** These words as they were typed; the index spells them its own way. */
function findTyped(query: string, words: readonly string[]): readonly string[] {
  const typed = query.split(' ').filter((word) => listWords(word).some((part) => words.includes(part)))
  return typed.length > 0 ? typed : words
}
