import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { findTyped } from '@shop/core/search/typed.ts'
import type { WaysOn } from '@shop/core/search/waysOn.ts'
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
  const { short, ranked, count, senses } = outcome
  if (ranked.length === 0) return null
  return (
    <>
      <Reason {...props} />
      {senses.length > 0 && (
        <p className={styles.ways}>
          Which do you mean?
          {senses.map((name) => (
            <Link key={name} href={paths.searchFor(name)} className="link">
              {name}
            </Link>
          ))}
        </p>
      )}
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
  if (unsold.length > 0) return <p className={styles.note}>These are the nearest that we sell.</p>
  if (dropped.length > 0) {
    return (
      <div className={styles.note}>
        <p>
          Nothing has all of “{query}”. Left out: {findTyped(query, dropped).join(', ')}.
        </p>
        {waysOn && waysOn.without.length > 0 && <LeaveOutLinks without={waysOn.without} />}
      </div>
    )
  }
  return nearest ? <p className={styles.note}>Nothing is called “{query}”.</p> : null
}
