import type { Facet } from '@shop/core/listing/facets.ts'
import type { ListView } from '@shop/core/listing/list.ts'
import { Dots } from '../product/Swatches.tsx'
import styles from './FacetValues.module.css'

interface Props {
  readonly facet: Facet
  readonly view: ListView
  readonly onToggle: (facet: Facet, key: string) => void
}

/** The values of a facet, each with how many products it would leave. A value that would leave none cannot be chosen. */
export function FacetValues({ facet, view, onToggle }: Props) {
  const hasSwatches = facet.values.some(({ swatch }) => swatch)
  return (
    <ul className={styles.values}>
      {facet.values.map(({ key, label, swatch }) => {
        const count = view.count(facet, key)
        const isChosen = view.chosen.get(facet.id)?.has(key) ?? false
        const isOff = count === 0 && !isChosen
        return (
          <li key={key}>
            <label data-empty={count === 0 ? '' : undefined}>
              <input
                type="checkbox"
                checked={isChosen}
                // Not `disabled`: a box that was just unticked would lose the focus.
                aria-disabled={isOff}
                onChange={() => isOff || onToggle(facet, key)}
              />
              {hasSwatches && <span className={styles.dot}>{swatch && <Dots colours={[swatch]} size={14} />}</span>}
              <span className={styles.label}>{label}</span>{' '}
              <span className={`num ${styles.count}`}>
                {count}
                <span className="visually-hidden"> {count === 1 ? 'product' : 'products'}</span>
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
