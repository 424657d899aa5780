import type { Tile } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './SecondSection.module.css'

/** The row of tiles under the hero, each leading to the route that its id names. Empty ones never get here. */
export function SecondSection({ tiles, group }: { tiles: readonly Tile[]; group: string }) {
  if (tiles.length === 0) return null
  return (
    <ul className={styles.second} data-group={group}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <Link href={paths.category(tile.id)}>
            <PictureTile name={tile.picture} isTinted isSmall isRevealed={false} className={styles.picture} />
            <span>
              <b>{tile.title}</b>
              {tile.note && <small>{tile.note}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
