import { ChevronRight } from 'lucide-react'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import type { Advert } from '../../domain/catalogue/catalogue.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import styles from './AdvertBanner.module.css'

/** The optional second banner of a category (specification, 2). */
export function AdvertBanner({ advert, group }: { advert: Advert; group: string }) {
  return (
    <Link href={paths.category(advert.id)} className={styles['advert']} data-group={group}>
      <PictureTile name={advert.picture} isTinted isSmall isRevealed={false} className={styles['picture']} />
      <span>
        <b>{advert.title}</b> {advert.description}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  )
}
