import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ListView } from '@shop/core/listing/list.ts'
import { BAR_COUNT } from '@shop/core/listing/listBar.ts'
import { chooseNothing, chooseSort, chooseValue } from './chooseInAddress.ts'
import { FacetMenu } from './FacetMenu.tsx'
import { FacetSheet } from './FacetSheet.tsx'
import { SortSelect } from './SortSelect.tsx'
import styles from './ListBar.module.css'

interface Props {
  readonly view: ListView
  /** The name of the default order. */
  readonly order: string
}

/** Filters and sorting: the first facets one by one, all of them in a sheet, and the order. */
export function ListBar({ view, order }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { list, chosen } = view
  const count = [...chosen.values()].reduce((sum, keys) => sum + keys.size, 0)
  const handleToggle = (facet: { readonly id: string }, key: string) => chooseValue(view, facet.id, key)
  return (
    <>
      {list.facets.length > 0 && (
        <>
          <ul className={styles.facets} aria-label="Filters">
            {list.facets.slice(0, BAR_COUNT).map((facet) => (
              <FacetMenu key={facet.id} facet={facet} view={view} onToggle={handleToggle} />
            ))}
          </ul>
          <div className={styles.all}>
            <button
              type="button"
              aria-haspopup="dialog"
              data-chosen={count > 0 ? '' : undefined}
              onClick={() => setOpen(true)}
            >
              <SlidersHorizontal size={18} aria-hidden />
              <span className={styles.wide}>All filters</span>
              <span className={styles.narrow}>Filter</span>
              {count > 0 && (
                <span className="num">
                  {count}
                  <span className="visually-hidden"> chosen</span>
                </span>
              )}
            </button>
          </div>
        </>
      )}
      <SortSelect sorts={list.sorts} sort={view.sort} order={order} onChange={(sort) => chooseSort(view, sort)} />
      {isOpen && (
        <FacetSheet
          view={view}
          onToggle={handleToggle}
          onClear={() => chooseNothing(view)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
