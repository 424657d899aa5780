import type { GroupNames, Tile } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { Link } from '../../ui/Link.tsx'
import { PictureTile } from '../product/PictureTile.tsx'
import tileStyles from '../product/Tile.module.css'
import styles from './CategoryMap.module.css'

const SIZES = '(min-width:720px)15vw,132px'

/** The whole shop: every category as a tile, under its group. */
export function CategoryMap({ groups, tiles }: { groups: readonly GroupNames[]; tiles: readonly Tile[] }) {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]))
  return (
    <div className={styles.map}>
      {groups.map((group, index) => {
        const shelf = group.categories.flatMap(({ id }) => byId.get(id) ?? [])
        if (shelf.length === 0) return null
        return (
          <section key={group.id} data-group={group.id} data-count={shelf.length} className={styles.shelf}>
            <h3>{group.title}</h3>
            <ul>
              {shelf.map((tile) => (
                <li key={tile.id}>
                  <Link href={paths.category(tile.id)} className={styles.tile}>
                    <PictureTile
                      name={tile.picture}
                      sizes={SIZES}
                      isFirst={index === 0}
                      isTinted
                      isSmall
                      className={tileStyles.category}
                    />
                    <b>{tile.title}</b>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
