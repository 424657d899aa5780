import { useRef } from 'react'
import { useStore } from '../../state/store.ts'
import { listToolsStore } from './listTools.ts'
import type { Listing } from './useListing.ts'
import awaiting from './awaiting.module.css'
import styles from './ListHead.module.css'

interface Props {
  readonly listing: Listing
  /** What the list's own order is called: "As listed". */
  readonly order: string
}

/** The count of a list, and in a place that is kept for it from the start what narrows and sorts the list. */
export function ListHead({ listing, order }: Props) {
  const { parts, total, found, page, pageCount, view } = listing
  const heading = useRef<HTMLHeadingElement>(null)
  const tools = useStore(listToolsStore, undefined)
  return (
    <>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1} className={awaiting['awaiting']} data-reading-start={page > 1 ? '' : undefined}>
          <b className="num">{found}</b> {found < total && <span className="num">of {total} </span>}
          {total === 1 ? 'product' : 'products'}
          {parts.length > 1 && ' on this page'}
          {pageCount > 1 && <span className="num">{`, page ${page} of ${pageCount}`}</span>}
        </h2>
        {tools && view && <tools.code.ListBar view={view} order={order} />}
      </div>
      {tools && view && <tools.code.ListNotes view={view} onCleared={() => heading.current?.focus()} />}
    </>
  )
}
