import { groups } from 'virtual:shop'
import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import styles from './SearchPage.module.css'

/** Every group of the shop, each a link to its overview. */
export function GroupLinks() {
  return (
    <ul className={styles['groups']}>
      {groups.map(({ id, title }) => (
        <li key={id}>
          <Link href={paths.group(id)} className="link">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
