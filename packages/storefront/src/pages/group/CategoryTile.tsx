import { formatCount } from '@shop/core/base/count.ts'
import type { GroupCategory } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Link } from '../../ui/Link.tsx'
import tileStyles from '../../shop/product/Tile.module.css'
import styles from './GroupPage.module.css'

const SIZES = '(min-width:900px) 30vw, (min-width:600px) 46vw, 116px'

/** A category with its picture, what it holds, and how much of it. The whole tile leads there. */
export function CategoryTile({ category, isFirst }: { category: GroupCategory; isFirst: boolean }) {
  const { id, title, inside, picture, count } = category
  return (
    <Link href={paths.category(id)} className={styles.tile}>
      <PictureTile
        name={picture}
        sizes={SIZES}
        isLarge
        isTinted
        isFirst={isFirst}
        isRevealed={false}
        className={tileStyles.category}
      />
      <span className={styles.words}>
        <b>{title}</b>
        <span>{inside}</span>
        {count > 0 && <small className="num">{formatCount(count, 'product')}</small>}
      </span>
    </Link>
  )
}
