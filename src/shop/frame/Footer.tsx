import { builtIn, groups, shop } from 'virtual:shop'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import { DEMONSTRATION_TEXT } from '../../domain/page/demonstration.ts'
import { useAtRest } from '../../state/page/atRest.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { FooterGroup } from './FooterGroup.tsx'
import { Logo } from './Logo.tsx'
import { ALL_GROUPS_ID } from './menus.ts'
import { UnreadNote } from './UnreadNote.tsx'
import styles from './Footer.module.css'

/** Where the groups are folded (Footer.module.css). */
const PHONE = '(max-width: 599px)'
const PAYMENT_METHODS = 'Visa, Mastercard, American Express, Apple Pay, Google Pay, PayPal'

/** The groups again, More, contact details, payment marks and the copyright line (specification, 1 and 2). */
export function Footer() {
  const { address } = shop
  const isAtRest = useAtRest()
  const isPhone = useMedia(PHONE)
  const brand = `${shop.brand.strong} ${shop.brand.light}`.trim()
  return (
    <footer className={styles['footer']}>
      <div className="wrap">
        <UnreadNote />
        <nav id={ALL_GROUPS_ID} aria-label="All groups" className={styles['groups']}>
          {groups.map((group) => (
            <FooterGroup key={group.id} group={group} isFolding={isPhone} />
          ))}
        </nav>
        <div className={styles['reach']}>
          <Logo />
          <p>
            <small>Freephone</small>
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
            {address.street}, {address.city} {address.postcode}
          </p>
        </div>
        <div className={styles['end']}>
          <nav aria-label="Ways to order">
            <Link href={paths.quickOrder}>Quick order</Link>
            <Link href={paths.lists}>Lists</Link>
            {/* Nothing without JavaScript. */}
            {isAtRest && <Link href={paths.device}>On this device</Link>}
          </nav>
          <p>
            <small>
              © {builtIn} {brand}. Pictures are illustrations.
            </small>
            {shop.demonstration && <small>{DEMONSTRATION_TEXT}</small>}
          </p>
          <span
            role="img"
            aria-label={`Payment methods: ${PAYMENT_METHODS}`}
            className={styles['marks']}
            data-drawn={isAtRest ? '' : undefined}
          />
        </div>
      </div>
    </footer>
  )
}
