import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import type { Facet } from '@shop/core/listing/facets.ts'
import type { ListView } from '@shop/core/listing/list.ts'
import { listChosen } from '@shop/core/listing/narrow.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FacetValues } from './FacetValues.tsx'
import styles from './FacetSheet.module.css'

/** This many facets are open from the start, and so is any in which something is chosen. */
const OPEN_COUNT = 2

interface Props {
  readonly view: ListView
  readonly onToggle: (facet: Facet, key: string) => void
  readonly onClear: () => void
  readonly onClose: () => void
}

/** Every facet of a listing in a dialog: at the right edge, or over the whole screen of a phone. */
export function FacetSheet({ view, onToggle, onClear, onClose }: Props) {
  const { list, found, chosen } = view
  const count = formatCount(found.length, 'product')
  return (
    <Dialog title="Filter" onClose={onClose} isSide>
      <div className={styles.facets}>
        {list.facets.map((facet, index) => (
          <SheetFacet key={facet.id} facet={facet} view={view} isOpen={index < OPEN_COUNT} onToggle={onToggle} />
        ))}
      </div>
      <form method="dialog" className={styles.end}>
        {/* A live region outside an open dialog is not announced. */}
        <p aria-live="polite" className="visually-hidden">
          {count}
        </p>
        <Button onClick={onClear} aria-disabled={chosen.size === 0}>
          Clear all
        </Button>
        <Button look="main" type="submit">
          Show {count}
        </Button>
      </form>
    </Dialog>
  )
}

function SheetFacet({
  facet,
  view,
  isOpen,
  onToggle,
}: Pick<Props, 'view' | 'onToggle'> & { facet: Facet; isOpen: boolean }) {
  const chosen = listChosen([facet], view.chosen).map(({ value }) => value.label)
  // Only at first: what the visitor has opened or closed stays so while values come and go.
  const [isOpenAtFirst] = useState(isOpen || chosen.length > 0)
  return (
    <details open={isOpenAtFirst}>
      <summary>
        <span>
          {facet.name}
          {chosen.length > 0 && <small>{chosen.join(', ')}</small>}
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div role="group" aria-label={facet.name}>
        <FacetValues facet={facet} view={view} onToggle={onToggle} />
      </div>
    </details>
  )
}
