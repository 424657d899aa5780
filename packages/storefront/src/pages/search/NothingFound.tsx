import { paths } from '@shop/core/page/address.ts'
import { buildDestinationIndex } from '@shop/core/search/destinations.ts'
import type { WaysOn } from '@shop/core/search/waysOn.ts'
import { groups } from 'virtual:groups'
import { ShopMap } from '../../shop/frame/ShopMap.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { Link } from '../../ui/Link.tsx'
import { LeaveOutLinks } from './LeaveOutLinks.tsx'
import styles from './SearchPage.module.css'

const places = buildDestinationIndex(groups)
const MAX_PLACES = 6

interface Props {
  readonly query: string
  /** True where the heading says that the shop does not sell it, or help is found elsewhere. */
  readonly isUnsold: boolean
  readonly waysOn: WaysOn | undefined
}

/** Ways on where nothing is found, not even near: another spelling, another word, a category to browse. */
export function NothingFound({ query, isUnsold, waysOn }: Props) {
  const near = places.findWithAny(query).slice(0, MAX_PLACES)
  return (
    <>
      {waysOn?.nearest && (
        <p className={styles.ways}>
          Did you mean:
          <Link href={paths.searchFor(waysOn.nearest)} className="link">
            {waysOn.nearest}
          </Link>
        </p>
      )}
      {/* Without the name of a medicine its form alone would lead to another one. */}
      {!isUnsold && waysOn && waysOn.without.length > 0 && <LeaveOutLinks without={waysOn.without} />}
      <p>
        {isUnsold ? 'Search for something else.' : 'Try another word, or part of a code.'}{' '}
        {near.length > 0 ? 'Or look here:' : 'Or browse the shop.'}
      </p>
      {near.length > 0 && (
        <ul className={styles.groups}>
          {near.map(({ kind, id, title }) => (
            <li key={`${kind}-${id}`}>
              <Link href={kind === 'group' ? paths.group(id) : paths.category(id)} className="link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.map}>
        <ShopMap />
      </div>
      <LaterRecentlyViewed />
    </>
  )
}
