import { useContext } from 'react'
import type { Glance as GlanceFacts } from '@shop/core/catalogue/catalogue.ts'
import { AsDrawn } from '../../shop/listing/AsDrawn.tsx'
import { DrawnContext } from '../../shop/listing/drawnContext.ts'
import type { Listing } from '../../shop/listing/useListing.ts'
import styles from './CategoryPage.module.css'

interface Props {
  readonly id: string | undefined
  readonly glance: GlanceFacts
  /** The index of the entry, from 0. */
  readonly part: number
  readonly listing: Listing
}

/** The table of an entry: on a prerendered page as it was drawn, elsewhere once the code of filters is here. */
export function Glance({ id, glance, part, listing: { tools, view, parts } }: Props) {
  const drawn = useContext(DrawnContext)
  const start = parts.slice(0, part).reduce((sum, { total }) => sum + total, 0)
  return (
    <AsDrawn id={id} drawn={drawn?.glances[part]} className={styles.glance}>
      {typeof tools === 'object' && view && (
        <tools.ShopGlance products={view.list.products.slice(start, start + parts[part]!.total)} glance={glance} />
      )}
    </AsDrawn>
  )
}
