import { useEffect } from 'react'
import { findProduct, findProducts, type Product } from '@shop/core/catalogue/catalogue.ts'
import { hasCommonGround, parseComparison } from '@shop/core/compare/comparison.ts'
import { paths } from '@shop/core/page/address.ts'
import { MAX_COMPARED } from '@shop/core/stored/slugList.ts'
import { NothingYet } from '../../shop/frame/NothingYet.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { useAddressQuery } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useCompared } from '../../state/product/compared.ts'
import { useProducts } from '../../state/product/products.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { Link } from '../../ui/Link.tsx'
import { writeComparison } from './changeComparison.ts'
import { Comparison } from './Comparison.tsx'
import { LeftOut } from './LeftOut.tsx'
import { Refusal } from './Refusal.tsx'

/** Products side by side; the address names them, and can be kept and sent. */
export function ComparePage() {
  const { slugs, isBrief } = parseComparison(useAddressQuery())
  const chosen = useCompared()
  const isHydrated = useIsHydrated()
  const isBare = slugs.length === 0 && chosen.length > 0
  useEffect(() => {
    // It opens what is chosen, and names it from then on.
    if (isBare) writeComparison(chosen, isBrief)
  }, [isBare, chosen, isBrief])
  const loaded = useProducts(slugs)
  // An address may name a product by a slug that it had before, and by its own too.
  const known = loaded ? [...new Set(findProducts(loaded, slugs))] : []
  const products = known.slice(0, MAX_COMPARED)
  const unknown = loaded ? slugs.filter((slug) => !findProduct(loaded, slug)) : []
  return (
    <div className="fills-screen">
      <PageHead page="compare" {...(products.length > 0 && { title: `Compare: ${listTitles(products)}` })} />
      {products.length > 0 ? (
        <>
          {hasCommonGround(products) ? (
            <Comparison products={products} isBrief={isBrief} />
          ) : (
            <Refusal products={products} isBrief={isBrief} />
          )}
          <LeftOut unknown={unknown} beyond={known.slice(MAX_COMPARED)} />
        </>
      ) : (
        <NothingToCompare isWaiting={loaded === undefined || !isHydrated || isBare} unknown={unknown} />
      )}
    </div>
  )
}

function listTitles(products: readonly Product[]): string {
  return products.map(({ title }) => title).join(', ')
}

function NothingToCompare({ isWaiting, unknown }: { isWaiting: boolean; unknown: readonly string[] }) {
  return (
    <>
      <NothingYet isWaiting={isWaiting}>
        <h1 tabIndex={-1}>Nothing to compare yet</h1>
        <p className="scriptless">Comparing needs JavaScript, which is switched off.</p>
        <LeftOut unknown={unknown} beyond={[]} />
        <p className="scripted">
          Choose “Compare” on up to {MAX_COMPARED} products, in a category, a search or on their own pages, to see them
          here side by side.
        </p>
        <Link href={paths.home} className={buttonClass('main')}>
          See the whole shop
        </Link>
      </NothingYet>
      {isWaiting ? <Late /> : <LaterRecentlyViewed />}
    </>
  )
}
