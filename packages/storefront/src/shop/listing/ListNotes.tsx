import { X } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import type { ListView } from '@shop/core/listing/list.ts'
import { listChosen } from '@shop/core/listing/narrow.ts'
import { Button } from '../../ui/Button.tsx'
import { chooseNothing, chooseValue, chooseWithout } from './chooseInAddress.ts'
import styles from './ListNotes.module.css'

interface Props {
  readonly view: ListView
  /** Called when the element with the focus is removed. */
  readonly onCleared: () => void
}

/** The chosen filters, each removable, and what to do where no product is left. */
export function ListNotes({ view, onCleared }: Props) {
  const { list, found } = view
  const chips = listChosen(list.facets, view.chosen)
  function handleRemove(change: () => void) {
    change()
    onCleared()
  }
  return (
    <>
      <CountStatus view={view} />
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Chosen filters">
          {chips.map(({ facet, value }) => (
            <li key={`${facet.id}=${value.key}`}>
              <button type="button" onClick={() => handleRemove(() => chooseValue(view, facet.id, value.key))}>
                <span className="visually-hidden">Remove </span>
                <span>
                  {facet.name}: <b>{value.label}</b>
                </span>
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <Button look="quiet" onClick={() => handleRemove(() => chooseNothing(view))}>
              Clear all
            </Button>
          </li>
        </ul>
      )}
      {found.length === 0 && chips.length > 0 && <NothingLeft view={view} onRemove={handleRemove} />}
    </>
  )
}

/** Announces the new count to screen readers once it has changed. */
function CountStatus({ view: { list, found } }: { view: ListView }) {
  const total = list.products.length
  const text =
    found.length < total
      ? `${found.length} of ${formatCount(total, 'product')}`
      : `All ${formatCount(total, 'product')}`
  const [atFirst, setAtFirst] = useState<string | undefined>(text)
  if (atFirst !== undefined && atFirst !== text) setAtFirst(undefined)
  return (
    <p aria-live="polite" className="visually-hidden">
      {atFirst === undefined && text}
    </p>
  )
}

/** The filters to drop, with the number of products that would be left without each. */
function NothingLeft({ view, onRemove }: { view: ListView; onRemove: (change: () => void) => void }) {
  const chosen = view.list.facets.filter(({ id }) => view.chosen.has(id))
  const ways = chosen.map((facet) => ({ facet, count: view.countWithout(facet) })).filter(({ count }) => count > 0)
  return (
    <div className={styles.nothing}>
      <p>No product matches all of these filters.</p>
      <p className={styles.ways}>
        {ways.map(({ facet, count }) => (
          <Button key={facet.id} onClick={() => onRemove(() => chooseWithout(view, facet.id))}>
            Without {facet.name.toLowerCase()}: {formatCount(count, 'product')}
          </Button>
        ))}
        <Button onClick={() => onRemove(() => chooseNothing(view))}>Show all products</Button>
      </p>
    </div>
  )
}
