import type { ReactNode } from 'react'
import { home } from 'virtual:home'
import { shop } from 'virtual:shop'
import { TELEPHONE_LABEL } from '../brand/shopWords.ts'
import styles from './NothingYet.module.css'

interface Props {
  /** The address of the shop's still life. */
  readonly picture: string | undefined
  readonly children?: ReactNode
}

/** In place of a page of which this device keeps no data, while there is no connection. */
export function NotKept({ picture, children }: Props) {
  return (
    <div className={styles.nothing}>
      <section className={styles.words}>
        <h1 tabIndex={-1}>This page is not on this device</h1>
        <p>Without a connection it cannot be loaded. Your cart and your lists are kept.</p>
        {children}
        <p>
          {TELEPHONE_LABEL}{' '}
          <a href={`tel:${shop.telephone.replaceAll(' ', '')}`} className="link num unbroken">
            {shop.telephone}
          </a>
        </p>
      </section>
      {picture && (
        <div data-group={home.group} className={styles.still}>
          <img src={picture} alt="" className={`${styles.picture} ${styles.kept}`} />
        </div>
      )}
    </div>
  )
}
