import { paths } from '@shop/core/page/address.ts'
import { DEMONSTRATION_TEXT } from '@shop/core/page/demonstration.ts'
import { builtIn, groups, information, shop } from 'virtual:shop'
import { useAtRest } from '../../state/page/atRest.ts'
import { Link } from '../../ui/Link.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { Logo } from '../brand/Logo.tsx'
import { TELEPHONE_LABEL } from '../brand/shopWords.ts'
import { FooterGroup } from './FooterGroup.tsx'
import { ALL_GROUPS_ID } from './loadMenus.ts'
import { UnreadNote } from './UnreadNote.tsx'
import styles from './Footer.module.css'

/** The groups are folded on a phone (Footer.module.css). */
const PHONE = '(max-width: 599px)'

/** The groups again, More, contact details, payment marks and the copyright line (specification, 1 and 2). */
export function Footer() {
  const { address } = shop
  const isAtRest = useAtRest()
  const isPhone = useMedia(PHONE)
  const brand = `${shop.brand.strong} ${shop.brand.light}`.trim()
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <UnreadNote />
        <nav id={ALL_GROUPS_ID} aria-label="All groups" className={styles.groups}>
          {groups.map((group) => (
            <FooterGroup key={group.id} group={group} isFolding={isPhone} />
          ))}
        </nav>
        <div className={styles.reach}>
          <Logo />
          <p>
            <small>{TELEPHONE_LABEL}</small>
            <a href={`tel:${shop.telephone.replaceAll(' ', '')}`} className="num">
              {shop.telephone}
            </a>
          </p>
          <p>
            <small>Email</small>
            <a href={`mailto:${shop.email}`} className="link">
              {shop.email}
            </a>
          </p>
          <p>
            <small>Post</small>
            {`${address.street}, ${address.city} ${address.postcode}`}
          </p>
        </div>
        <div className={styles.end}>
          {information.length > 0 && (
            <nav aria-label="Information">
              {information.map(([slug, title]) => (
                <Link key={slug} href={paths.information(slug)}>
                  {title}
                </Link>
              ))}
            </nav>
          )}
          <nav aria-label="Ways to order">
            <Link href={paths.quickOrder}>Quick order</Link>
            <Link href={paths.lists}>Lists</Link>
            {/* Nothing without JavaScript. */}
            {isAtRest && <Link href={paths.device}>On this device</Link>}
          </nav>
          <p>
            <small>{`© ${builtIn} ${brand}. ${shop.pictureNote ?? ''}`}</small>
            {shop.demonstration && <small>{DEMONSTRATION_TEXT}</small>}
          </p>
          {shop.payments && (
            <span
              role="img"
              aria-label={`Payment methods: ${shop.payments.join(', ')}`}
              className={styles.marks}
              data-drawn={isAtRest ? '' : undefined}
            >
              {shop.payments.map((name) => (
                <span key={name} data-mark={name} />
              ))}
            </span>
          )}
        </div>
      </div>
    </footer>
  )
}
