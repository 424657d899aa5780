import { type ReactNode, useMemo } from 'react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { ListBody } from '../../shop/listing/ListBody.tsx'
import { ListHead } from '../../shop/listing/ListHead.tsx'
import { Pagination } from '../../shop/listing/Pagination.tsx'
import type { Mark } from '../../shop/listing/ProductCard.tsx'
import { ProductGrid } from '../../shop/listing/ProductGrid.tsx'
import { useListing } from '../../shop/listing/useListing.ts'

interface Props {
  /** Those of the page that the address asks for, as far as they are here. */
  readonly products: readonly ListedProduct[]
  /** The indices in the catalogue of all that were found. */
  readonly indices: readonly number[]
  /** See `ProductGrid`. */
  readonly mark: Mark
  /** The note shown where some of the page's products could not be loaded. */
  readonly lack: ReactNode
}

/** The products found, with filters, sorting and pages. */
export function FoundProducts({ products, indices, mark, lack }: Props) {
  const lists = useMemo(() => [{ products, indices }], [products, indices])
  const listing = useListing(lists)
  return (
    <>
      <ListHead listing={listing} order="Best match" isCounted />
      <ListBody products={listing.parts[0]!.shown} isNarrowed={listing.found < listing.total}>
        <ProductGrid products={listing.parts[0]!.shown} isFirst mark={mark} notePack={listing.notePack} />
      </ListBody>
      {/* The filters load all products, and show those of the page. */}
      {!listing.view && lack}
      <Pagination page={listing.page} pageCount={listing.pageCount} hrefFor={listing.hrefFor} />
    </>
  )
}
