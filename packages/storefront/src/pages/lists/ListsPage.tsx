import { useMemo } from 'react'
import { findWardList } from '@shop/core/lists/wardLists.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useLists } from '../../state/lists/wardLists.ts'
import { useAddressQuery } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useAllProducts } from '../../state/product/products.ts'
import { WardListIndex } from './WardListIndex.tsx'
import { WardListView } from './WardListView.tsx'

/** The visitor's ward lists, or the one in the address. */
export function ListsPage() {
  const products = useAllProducts()
  const lists = useLists()
  const query = useAddressQuery()
  const isHydrated = useIsHydrated()
  const index = useMemo(() => products && buildCodeIndex(products), [products])
  const list = findWardList(lists, query.get('list') ?? '')
  return (
    <div className="fills-screen">
      <PageHead page="lists" {...(list && { title: list.name })} />
      {list && products && index ? (
        <WardListView key={list.id} list={list} products={products} index={index} />
      ) : (
        <WardListIndex lists={lists} products={isHydrated ? products : undefined} index={index} />
      )}
    </div>
  )
}
