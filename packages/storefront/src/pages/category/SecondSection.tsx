import type { Advert, Tile } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './SecondSection.module.css'

interface Props {
  readonly advert: Advert | undefined
  /** Empty ones never get here. */
  readonly tiles: readonly Tile[]
  readonly group: string
}

/** The row under the hero: the optional advert (specification, 2), then the tiles, each leading to the route that its id names. */
export function SecondSection({ advert, tiles, group }: Props) {
  const all = advert ? [{ ...advert, note: advert.description }, ...tiles] : tiles
  if (all.length === 0) return null
  return (
    <ul className={styles.second} data-group={group}>
      {all.map((tile, index) => (
        // The advert may lead to the same route as a tile.
        <li key={index} className={advert && index === 0 ? styles.advert : undefined}>
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
