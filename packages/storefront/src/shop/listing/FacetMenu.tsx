import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type ToggleEvent, useId, useRef, useState } from 'react'
import type { Facet } from '@shop/core/listing/facets.ts'
import type { ListView } from '@shop/core/listing/list.ts'
import { FacetValues } from './FacetValues.tsx'
import styles from './FacetMenu.module.css'

interface Props {
  readonly facet: Facet
  readonly view: ListView
  readonly onToggle: (facet: Facet, key: string) => void
}

const PANEL_WIDTH_PX = 288

/** One facet of the bar: a button that opens its values beneath, in a native popover, drawn when it first opens. */
export function FacetMenu({ facet, view, onToggle }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [hasOpened, setOpened] = useState(false)
  const chosen = view.chosen.get(facet.id)?.size ?? 0

  function handleBeforeToggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState !== 'open' || !button.current) return
    setOpened(true)
    // Some supported browsers lack anchor positioning. The panel scrolls with the page.
    const { left, bottom } = button.current.getBoundingClientRect()
    const room = document.documentElement.clientWidth - PANEL_WIDTH_PX - 16
    event.currentTarget.style.left = `${Math.max(16, Math.min(left, room)) + scrollX}px`
    event.currentTarget.style.top = `${bottom + scrollY + 4}px`
  }
  function handleBlur(event: FocusEvent) {
    const isLeaving = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)
    if (isLeaving) panel.current?.hidePopover()
  }
  return (
    <li onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={styles.button}
        data-chosen={chosen > 0 ? '' : undefined}
      >
        {facet.name}
        {chosen > 0 && (
          <span className={`num ${styles.count}`}>
            {chosen}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={facet.name}
        // A press on the words beside a box stays in the panel: <main>, which takes the focus too, is outside it.
        tabIndex={-1}
        className={styles.panel}
        onBeforeToggle={handleBeforeToggle}
      >
        {hasOpened && <FacetValues facet={facet} view={view} onToggle={onToggle} />}
      </div>
    </li>
  )
}
