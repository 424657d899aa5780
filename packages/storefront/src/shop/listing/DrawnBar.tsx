import type { ListBarNames } from '@shop/core/listing/listBar.ts'
import { SORT_NAMES } from '@shop/core/listing/sorts.ts'

/**
 * The bar of a category's listing as the build draws it, to the measures of `ListBar`, which takes its place and answers
 * what is pressed in it meanwhile (useDrawnBar.ts). The browser leaves it as it finds it, so that neither this code nor
 * the names cost the first load anything.
 */
export function DrawnBar({ names: { facets, sorts } }: { names: ListBarNames }) {
  return (
    <>
      {facets.length > 0 && (
        <>
          <ul>
            {facets.map((name) => (
              <li key={name}>
                <button type="button">{name}</button>
              </li>
            ))}
          </ul>
          <button type="button">
            <span>All filters</span>
            <span>Filter</span>
          </button>
        </>
      )}
      <label>
        <span aria-hidden>Sort</span>
        <select aria-label="Sort">
          {sorts.map((sort) => (
            <option key={sort}>{sort === 'listed' ? 'As listed' : SORT_NAMES[sort]}</option>
          ))}
        </select>
      </label>
    </>
  )
}
