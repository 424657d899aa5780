import type { Advert } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { Picture } from '../../shop/product/Picture.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './AdvertBand.module.css'

/** The home entry's advert, as a band that closes the page. */
export function AdvertBand({ advert, group }: { advert: Advert; group: string }) {
  return (
    <section className={styles.band} data-group={group} aria-labelledby="advert">
      <div>
        <h2 id="advert">{advert.title}</h2>
        <p>{advert.description}</p>
        <Link href={paths.category(advert.id)} className={buttonClass('plain')}>
          {advert.action}
        </Link>
      </div>
      <div className={styles.picture} data-reveal="">
        <Picture name={advert.picture} sizes="(min-width:600px) 500px, 1px" isLarge isSmall />
      </div>
    </section>
  )
}
