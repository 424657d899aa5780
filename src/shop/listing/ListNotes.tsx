import { X } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../domain/text/formatCount.ts'
import type { ListView } from '../../domain/listing/list.ts'
import { listChosen } from '../../domain/listing/narrow.ts'
import { Button } from '../../ui/Button.tsx'
import { chooseNothing, chooseValue, chooseWithout } from './chooseInAddress.ts'
import styles from './ListNotes.module.css'

interface Props {
  readonly view: ListView
  /** Called when what had the focus goes from the page. */
  readonly onCleared: () => void
}

/** What a list is narrowed by, to be taken away again, and what to do where nothing is left of it. */
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
        <ul className={styles['chips']} aria-label="Chosen filters">
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

/** Says the new count to people who do not see it, once something has been changed. */
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

/** Which filter to drop, with what would then be left. */
function NothingLeft({ view, onRemove }: { view: ListView; onRemove: (change: () => void) => void }) {
  const chosen = view.list.facets.filter(({ id }) => view.chosen.has(id))
  const ways = chosen.map((facet) => ({ facet, count: view.countWithout(facet) })).filter(({ count }) => count > 0)
  return (
    <div className={styles['nothing']}>
      <p>No product has all of these at once.</p>
      <p className={styles['ways']}>
        {ways.map(({ facet, count }) => (
          <Button key={facet.id} onClick={() => onRemove(() => chooseWithout(view, facet.id))}>
            Without {facet.name.toLowerCase()}: {formatCount(count, 'product')}
          </Button>
        ))}
        <Button onClick={() => onRemove(() => chooseNothing(view))}>Show the whole list</Button>
      </p>
    </div>
  )
}
