import type { Facet } from '../../domain/listing/facets.ts'
import type { ListView } from '../../domain/listing/list.ts'
import { Swatch } from '../product/Swatches.tsx'
import styles from './FacetValues.module.css'

interface Props {
  readonly facet: Facet
  readonly view: ListView
  readonly onToggle: (facet: Facet, key: string) => void
}

/** The values of a facet with what each would leave. One that would leave nothing says 0 and cannot be chosen. */
export function FacetValues({ facet, view, onToggle }: Props) {
  const hasSwatches = facet.values.some(({ swatch }) => swatch)
  return (
    <ul className={styles['values']}>
      {facet.values.map(({ key, label, swatch }) => {
        const count = view.count(facet, key)
        const isChosen = view.chosen.get(facet.id)?.has(key) ?? false
        return (
          <li key={key}>
            <label data-empty={count === 0 ? '' : undefined}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(facet, key)}
              />
              {hasSwatches && <span className={styles['dot']}>{swatch && <Swatch colour={swatch} size={14} />}</span>}
              <span className={styles['label']}>{label}</span>{' '}
              <span className={`num ${styles['count']}`}>
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
