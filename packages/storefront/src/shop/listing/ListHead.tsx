import { type ComponentProps, type MouseEvent, useContext, useRef } from 'react'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { AsDrawn } from './AsDrawn.tsx'
import { DrawnContext } from './drawnContext.ts'
import { useDrawnBar } from './useDrawnBar.ts'
import type { Listing } from './useListing.ts'
import awaiting from './awaiting.module.css'
import styles from './ListHead.module.css'

interface Props {
  readonly listing: Listing
  /** The name of the default order: "As listed". */
  readonly order: string
  /** True where the page's own heading gives the number of products: it is not repeated. */
  readonly isCounted?: boolean
  /** The table at a glance that stands after the products, with the id of its place. */
  readonly glance?: { readonly id: string; readonly title: string } | undefined
}

/** The count of a listing, with space kept from the start for its filters and sorting. */
export function ListHead({ listing, order, isCounted = false, glance }: Props) {
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
        {glance && (
          <a href={`#${glance.id}`} className={styles.glance} onClick={openTable}>
            {glance.title}
          </a>
        )}
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

/** A browser that shows an element opens no details around it, unless the element itself is in them. */
function openTable({ currentTarget: { hash } }: MouseEvent<HTMLAnchorElement>) {
  document.querySelector(`${hash} details`)?.setAttribute('open', '')
}

/** The bar until its code is here. */
function BarToCome(handlers: Omit<ComponentProps<'div'>, 'children'>) {
  return <AsDrawn {...handlers} drawn={useContext(DrawnContext)?.bar} className={styles.drawn} />
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
