import { useMemo } from 'react'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { findList } from '../../domain/wardLists/wardLists.ts'
import { buildCodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useAddressQuery } from '../../shop/frame/useAddressQuery.ts'
import { useLists } from '../../state/wardLists/keptWardLists.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { ListIndex } from './ListIndex.tsx'
import { ListView } from './ListView.tsx'

/** The visitor's own lists, or the one that the address names. */
export function ListsPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const lists = useLists()
  const query = useAddressQuery()
  const isHydrated = useIsHydrated()
  const index = useMemo(() => catalogue && buildCodeIndex(catalogue), [catalogue])
  const list = findList(lists, query.get('list') ?? '')
  return (
    <div className="fills-screen">
      <PageHead
        title={list?.name ?? 'Lists'}
        description="Your own lists, with par levels, to order again and again."
      />
      {list && catalogue && index ? (
        <ListView key={list.id} list={list} catalogue={catalogue} index={index} />
      ) : (
        <ListIndex lists={lists} catalogue={isHydrated ? catalogue : undefined} index={index} />
      )}
    </div>
  )
}
