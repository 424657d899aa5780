import { formatCount } from '@shop/core/base/count.ts'
import { paths } from '@shop/core/page/address.ts'
import { useMadeOrders } from '../../state/account/madeOrders.ts'
import { useLists } from '../../state/lists/wardLists.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './NothingYet.module.css'

/** More would push what was viewed recently off the screen. */
const MAX_SHOWN = 3

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The last order and the lists of this device; nothing where there are none. */
export function KnownHere() {
  const [last] = useMadeOrders()
  const lists = useLists().filter(({ lines }) => lines.length > 0)
  if (!last && lists.length === 0) return null
  return (
    <section aria-label="Order again">
      <ul className={styles.known}>
        {last && (
          <li>
            <Link href={`${paths.account}?order=${encodeURIComponent(last.reference)}`} className="link">
              Order {last.reference}
            </Link>
            <small className="num">
              {DAY.format(last.at)}, {formatCount(last.order.lines.length, 'line')}
            </small>
          </li>
        )}
        {lists.slice(0, MAX_SHOWN).map(({ id, name, lines }) => (
          <li key={id}>
            <Link href={paths.list(id)} className="link">
              <bdi>{name}</bdi>
            </Link>
            <small className="num">{formatCount(lines.length, 'line')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
