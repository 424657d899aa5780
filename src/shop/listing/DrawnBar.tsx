import type { ListBarNames } from '../../domain/listing/listBar.ts'
import { SORT_NAMES } from '../../domain/listing/sorts.ts'

/**
 * The bar of a category's listing as the build draws it, disabled, to the measures of `ListBar`, which takes its place.
 * The browser leaves it as it finds it, so that neither this code nor the names cost the first load anything.
 */
export function DrawnBar({ names: { facets, sorts } }: { names: ListBarNames }) {
  return (
    <>
      {facets.length > 0 && (
        <>
          <ul>
            {facets.map((name) => (
              <li key={name}>
                <button type="button" disabled>
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" disabled>
            <span>All filters</span>
            <span>Filter</span>
          </button>
        </>
      )}
      <label>
        <span aria-hidden>Sort</span>
        <select aria-label="Sort" disabled>
          {sorts.map((sort) => (
            <option key={sort}>{sort === 'listed' ? 'As listed' : SORT_NAMES[sort]}</option>
          ))}
        </select>
      </label>
    </>
  )
}
