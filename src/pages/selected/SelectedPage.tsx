import { Link } from '../../ui/Link.tsx'
import { useSyncExternalStore } from 'react'
import { paths } from '../../domain/page/address.ts'
import { buildDetailData } from '../../domain/page/pageData.ts'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import type { PageProps } from '../../domain/page/pageData.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ProductDetails } from '../../shop/product/ProductDetails.tsx'
import { readSelected } from '../../state/product/selectedProduct.ts'
import { STORAGE_KEYS, watchStored } from '../../state/kept/storage.ts'
import { buttonClass } from '../../ui/Button.tsx'

const watchSelected = (onChange: () => void) => watchStored(STORAGE_KEYS.selected, onChange)

/**
 * `/detail` on its own: the product whose card was clicked last, read from storage. A stored value that is
 * empty, damaged, or of a product no longer sold gives a friendly page (rulings, `/detail`).
 */
export function SelectedPage({ catalogue }: Pick<PageProps, 'catalogue'>) {
  // null: not read yet, as on the prerendered page.
  const slug = useSyncExternalStore<string | null | undefined>(watchSelected, readSelected, () => null)
  const data = slug && catalogue ? buildDetailData(catalogue, slug) : undefined
  return (
    <div className="fills-screen">
      <PageHead page="selected" {...(data && { title: data.product.title })} />
      {data ? (
        <ProductDetails data={data} />
      ) : (
        <MessagePage title="Nothing selected yet" isWaiting={slug === null}>
          <p className="scriptless">
            This page shows the product you last opened. It needs JavaScript, which is switched off.
          </p>
          <p className="scripted">
            This page shows the product you last opened on this device.{' '}
            {slug ? 'That product is no longer in the catalogue.' : 'You have not opened one yet.'}
          </p>
          <Link href={paths.home} className={buttonClass('plain')}>
            See the whole shop
          </Link>
        </MessagePage>
      )}
      {slug !== null && !data && <LaterRecentlyViewed />}
    </div>
  )
}
