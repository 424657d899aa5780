import { type ComponentProps, useContext, useRef, useState, useSyncExternalStore } from 'react'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { DrawnBarContext, useDrawnBar } from './useDrawnBar.ts'
import type { Listing } from './useListing.ts'
import awaiting from './awaiting.module.css'
import styles from './ListHead.module.css'

interface Props {
  readonly listing: Listing
  /** The name of the default order: "As listed". */
  readonly order: string
  /** True where the page's own heading gives the number of products: it is not repeated. */
  readonly isCounted?: boolean
}

/** The count of a listing, with space kept from the start for its filters and sorting. */
export function ListHead({ listing, order, isCounted = false }: Props) {
  const { page, view, tools } = listing
  const head = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isReplaced, handlers } = useDrawnBar(head, typeof tools === 'object' && view !== undefined)
  return (
    <>
      <div ref={head} className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={awaiting['awaiting']} data-reading-start={page > 1 ? '' : undefined}>
          <Count listing={listing} isCounted={isCounted} />
        </h2>
        {tools === 'failed' ? (
          <NotLoaded />
        ) : isReplaced && tools && view ? (
          <tools.ListBar view={view} order={order} />
        ) : (
          <BarToCome {...handlers} />
        )}
      </div>
      {typeof tools === 'object' && view && <tools.ListNotes view={view} onCleared={() => heading.current?.focus()} />}
    </>
  )
}

const AS_IT_STANDS = { __html: '' }

const watchNothing = () => () => undefined

/** The bar until its code is here: on a prerendered page the browser leaves what the build has drawn as it stands. */
function BarToCome(handlers: ComponentProps<'div'>) {
  const drawn = useContext(DrawnBarContext)
  const isTakenOver = useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  )
  const [isDrawn] = useState(isTakenOver)
  if (import.meta.env.SSR) return <div className={styles.drawn}>{drawn}</div>
  // Elsewhere React would set the markup, which the content policy forbids for any text.
  if (!isDrawn) return <div className={styles.drawn} />
  return <div {...handlers} className={styles.drawn} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
}

function Count({
  listing: { parts, total, found, page, pageCount },
  isCounted,
}: Pick<Props, 'listing'> & { isCounted: boolean }) {
  if (isCounted && found === total)
    return pageCount > 1 ? (
      <span className="num">{`Page ${page} of ${pageCount}`}</span>
    ) : (
      <span className="visually-hidden">Products</span>
    )
  return (
    <>
      <b className="num">{found}</b>
      {found < total && <span className="num">{` of ${total}`}</span>}
      {total === 1 ? ' product' : ' products'}
      {parts.length > 1 && ' on this page'}
      {pageCount > 1 && <span className="num">{`, page ${page} of ${pageCount}`}</span>}
    </>
  )
}
