import { useEffect, useState, useSyncExternalStore } from 'react'
import { findProduct } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { DetailPageData, PageData } from '@shop/core/page/pageData.ts'
import { ProductDetails } from '../../shop/buy/ProductDetails.tsx'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { RelatedProducts } from '../../shop/listing/RelatedProducts.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { findPageData, loadPageData } from '../../state/product/pageData.ts'
import { useProducts } from '../../state/product/products.ts'
import { readSelected } from '../../state/product/readSelected.ts'
import { STORAGE_KEYS, watchStored } from '../../state/stored/storage.ts'

const watchSelected = (onChange: () => void) => watchStored(STORAGE_KEYS.selected, onChange)

/**
 * `/detail` on its own: the product whose card was clicked last, read from storage. A stored value that is
 * empty, damaged, or of a product no longer sold gives a friendly page (rulings, `/detail`).
 */
export function SelectedPage() {
  // null: not read yet, as on the prerendered page.
  const slug = useSyncExternalStore<string | null | undefined>(watchSelected, readSelected, () => null)
  const { data, isWaiting } = useDetail(slug ?? undefined)
  return (
    <div className="fills-screen">
      <PageHead page="selected" {...(data && { title: data.product.title })} />
      {data ? (
        <>
          <ProductDetails data={data} />
          <RelatedProducts data={data} />
          <LaterRecentlyViewed current={data.product.slug} />
        </>
      ) : (
        <MessagePage
          title="Nothing selected yet"
          isWaiting={slug === null || isWaiting}
          next={{ href: paths.home, label: 'See the whole shop' }}
        >
          <p className="scriptless">
            This page shows the product you last opened. It needs JavaScript, which is switched off.
          </p>
          <p className="scripted">
            This page shows the product you last opened on this device.{' '}
            {slug ? 'That product is no longer in the catalogue.' : 'You have not opened one yet.'}
          </p>
        </MessagePage>
      )}
    </div>
  )
}

/** The data of the product's own page; without data, and not waiting, where the product is not sold. */
function useDetail(kept: string | undefined): { readonly data?: DetailPageData; readonly isWaiting: boolean } {
  const products = useProducts(kept === undefined ? [] : [kept])
  const slug = kept !== undefined && products ? findProduct(products, kept)?.slug : undefined
  const isSold = slug !== undefined
  const found = isSold ? findPageData({ page: 'detail', slug })?.data : undefined
  const [loaded, setLoaded] = useState<PageData>()
  const [error, setError] = useState<Error>()
  useEffect(() => {
    if (isSold) loadPageData({ page: 'detail', slug }).then(setLoaded, setError)
  }, [isSold, slug])
  if (error !== undefined) throw error
  const data = [found, loaded].find((data) => data && 'product' in data && data.product.slug === slug)
  return { ...(data && 'product' in data && { data }), isWaiting: products === undefined || (isSold && !data) }
}
