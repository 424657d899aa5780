import { groups } from 'virtual:shop'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import { buildDestinationIndex } from '../../domain/search/destinations.ts'
import type { WaysOn } from '../../domain/search/waysOn.ts'
import { ShopMap } from '../../shop/frame/ShopMap.tsx'
import styles from './SearchPage.module.css'

const places = buildDestinationIndex(groups)
const MAX_PLACES = 6

/** What to do where no product has any of the words: another spelling, another word, a category to browse. */
export function NothingFound({ query, waysOn }: { query: string; waysOn: WaysOn | undefined }) {
  const near = places.findWithAny(query).slice(0, MAX_PLACES)
  return (
    <>
      {waysOn?.nearest && (
        <p className={styles['ways']}>
          Nearest spelling:
          <Link href={paths.searchFor(waysOn.nearest)} className="link">
            {waysOn.nearest}
          </Link>
        </p>
      )}
      <p>
        No product has any of these words. Try another word, or part of a code.{' '}
        {near.length > 0 ? 'Or look here:' : 'Or browse the shop.'}
      </p>
      {near.length > 0 && (
        <ul className={styles['groups']}>
          {near.map(({ kind, id, title }) => (
            <li key={`${kind}-${id}`}>
              <Link href={kind === 'group' ? paths.group(id) : paths.category(id)} className="link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['map']}>
        <ShopMap />
      </div>
    </>
  )
}
