import { groups } from 'virtual:groups'
import { CategoryMap } from './CategoryMap.tsx'

const tiles = groups.flatMap(({ categories }) =>
  categories.map(({ id, shortTitle, picture }) => ({ id, title: shortTitle, note: '', picture })),
)

/** Every group and category of the shop, for a page with nothing else to list. */
export function ShopMap() {
  return (
    <>
      <h2 className="visually-hidden">The whole shop</h2>
      <CategoryMap groups={groups} tiles={tiles} />
    </>
  )
}
