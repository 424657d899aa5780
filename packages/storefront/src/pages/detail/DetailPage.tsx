import { paths } from '@shop/core/page/address.ts'
import type { PageProps } from '@shop/core/page/pageData.ts'
import { ProductDetails } from '../../shop/buy/ProductDetails.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { RelatedProducts } from '../../shop/listing/RelatedProducts.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'

/** A product at its own address. */
export function DetailPage({ data }: PageProps<'detail'>) {
  const { product } = data
  return (
    <>
      <PageHead page="detail" title={product.title} description={product.about} path={paths.detail(product.slug)} />
      <ProductDetails data={data} />
      <RelatedProducts data={data} />
      <LaterRecentlyViewed current={product.slug} />
    </>
  )
}
