import { shop } from 'virtual:shop'
import styles from './Logo.module.css'

/** The shop's mark without its name. */
export function LogoMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <rect width="34" height="34" rx="7" />
      <path className={styles['letter']} d="M9 27V7h9.2a7.3 7.3 0 0 1 0 14.6H14V27z" />
      <path d="M16.6 10.6h3v2.2h2.2v3h-2.2V18h-3v-2.2h-2.2v-3h2.2z" />
    </svg>
  )
}

/** The mark and the brand name, as in the header and the footer. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      <span>
        {shop.brand.strong} <span className={styles['light']}>{shop.brand.light}</span>
      </span>
    </span>
  )
}
