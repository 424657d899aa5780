import type { Advert } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './AdvertBanner.module.css'

/** The optional second banner of a category, along the foot of its hero (specification, 2). */
export function AdvertBanner({ advert }: { advert: Advert }) {
  return (
    <Link href={paths.category(advert.id)} className={styles.advert}>
      <PictureTile name={advert.picture} isTinted isSmall isRevealed={false} className={styles.picture} />
      <span>
        <b>{advert.title}</b> <span>{advert.description}</span>
      </span>
    </Link>
  )
}
