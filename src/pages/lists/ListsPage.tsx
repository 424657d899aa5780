import { useMemo } from 'react'
import { findWardList } from '../../domain/wardLists/wardLists.ts'
import { buildCodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useAddressQuery } from '../../shop/frame/useAddressQuery.ts'
import { useLists } from '../../state/wardLists/wardLists.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useCatalogue } from '../../state/product/products.ts'
import { WardListIndex } from './WardListIndex.tsx'
import { WardListView } from './WardListView.tsx'

/** The visitor's ward lists, or the one in the address. */
export function ListsPage() {
  const catalogue = useCatalogue()
  const lists = useLists()
  const query = useAddressQuery()
  const isHydrated = useIsHydrated()
  const index = useMemo(() => catalogue && buildCodeIndex(catalogue), [catalogue])
  const list = findWardList(lists, query.get('list') ?? '')
  return (
    <div className="fills-screen">
      <PageHead page="lists" {...(list && { title: list.name })} />
      {list && catalogue && index ? (
        <WardListView key={list.id} list={list} catalogue={catalogue} index={index} />
      ) : (
        <WardListIndex lists={lists} catalogue={isHydrated ? catalogue : undefined} index={index} />
      )}
    </div>
  )
}
