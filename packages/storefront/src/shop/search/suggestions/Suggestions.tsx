import { type UIEvent, useEffect, useId, useRef, useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { noteFound } from '@shop/core/search/noteFound.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import { findRecent } from '@shop/core/search/recentSearches.ts'
import { usePageAddress } from '../../../state/page/pageAddress.ts'
import { forgetSearch, recentSearches, useRecentSearches } from '../../../state/search/recentSearches.ts'
import { useCombobox, useComboboxState } from '../../../ui/useCombobox.ts'
import { useRoomBelow } from '../../../ui/useRoomBelow.ts'
import { AllOption } from './AllOption.tsx'
import { Announcer } from './Announcer.tsx'
import { DestinationOption } from './DestinationOption.tsx'
import { ProductOption } from './ProductOption.tsx'
import { ForgetButtons, RecentSearchesList } from './RecentSearchesList.tsx'
import { Section } from './Section.tsx'
import { useSuggestions } from './useSuggestions.ts'
import styles from './Suggestions.module.css'

/** Recent searches next to other suggestions; more would push the products out of sight. */
const MAX_RECENT_BESIDE = 2

/** The suggestions under the shop's search field: recent searches, products, categories and all results. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const listId = useId()
  const [state, setState] = useComboboxState(field)
  useEffect(() => recentSearches.start(), [])
  const { found, hasFailed } = useSuggestions(state.text)
  const searches = useRecentSearches()
  const recent = found ? findRecent(searches, parseQuery(state.text)).slice(0, MAX_RECENT_BESIDE) : searches
  const { products = [], destinations = [] } = found ?? {}

  const toId = (kind: string, name: string | number) => `${listId}-${kind}-${encodeURIComponent(name)}`
  const recentIds = recent.map((_, index) => toId('recent', index))
  const forgetId = toId('forget', 'all')
  const allId = toId('all', 'products')
  const ids = [
    ...recentIds,
    ...(!found && recent.length > 0 ? [forgetId] : []),
    ...products.map(({ slug }) => toId('product', slug)),
    ...destinations.map(({ kind, id }) => toId(kind, id)),
    ...(found ? [allId] : []),
  ]
  const isShown = useCombobox({ field, listId, ids, state, onChange: setState, onDelete: handleDelete })
  const popup = useRoomBelow<HTMLDivElement>(isShown)
  const forget = useRef<HTMLDivElement>(null)
  useClosingOnMove(() => setState({ ...state, isOpen: false }))

  function handleDelete(id: string): boolean {
    const query = recent[recentIds.indexOf(id)]
    if (query !== undefined) forgetSearch(query)
    return query !== undefined
  }
  /** The buttons beside the list stay at their rows. */
  function handleScroll({ currentTarget }: UIEvent) {
    forget.current?.style.setProperty('translate', `0 ${-currentTarget.scrollTop}px`)
  }
  const isActive = (id: string) => state.active === id
  return (
    <>
      <Announcer
        text={
          isShown ? `${found ? noteFound(found.query, found) : ''} ${formatCount(ids.length, 'suggestion')}`.trim() : ''
        }
      />
      {isShown && (
        // The focus stays in the field on every click here.
        <div ref={popup} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {found?.advice.map((text) => (
            <p key={text} className={styles.advice}>
              {text}
            </p>
          ))}
          <div id={listId} role="listbox" aria-label="Suggestions" className={styles.list} onScroll={handleScroll}>
            {recent.length > 0 && (
              <RecentSearchesList
                searches={recent}
                ids={recentIds}
                forgetId={found ? undefined : forgetId}
                isActive={isActive}
              />
            )}
            {found && products.length > 0 && (
              <Section title={noteFound(found.query, found) || 'Products'}>
                {products.map((product) => {
                  const id = toId('product', product.slug)
                  return <ProductOption key={id} id={id} isActive={isActive(id)} product={product} found={found} />
                })}
              </Section>
            )}
            {found && destinations.length > 0 && (
              <Section title="Categories">
                {destinations.map((destination) => {
                  const id = toId(destination.kind, destination.id)
                  return (
                    <DestinationOption
                      key={id}
                      id={id}
                      isActive={isActive(id)}
                      destination={destination}
                      query={found.query}
                    />
                  )
                })}
              </Section>
            )}
            {found && <AllOption id={allId} isActive={isActive(allId)} found={found} />}
          </div>
          <ForgetButtons ref={forget} searches={recent} />
        </div>
      )}
      {hasFailed && state.isOpen && !isShown && (
        <p role="status" className={`${styles.popup} ${styles.list}`}>
          Suggestions could not be loaded. Press Enter to search, or load the page again.
        </p>
      )}
    </>
  )
}

/** Closes the list once the address has changed. */
function useClosingOnMove(close: () => void): void {
  const { path, search } = usePageAddress()
  const address = path + search
  const [before, setBefore] = useState(address)
  if (address === before) return
  setBefore(address)
  close()
}
