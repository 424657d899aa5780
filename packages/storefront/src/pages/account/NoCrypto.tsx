import { paths } from '@shop/core/page/address.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './AccountForm.module.css'

export function NoCrypto() {
  return (
    <div className={styles.outcome} role="status">
      <h2>No accounts at this address</h2>
      <p>
        An account is sealed by your browser, which seals things only on pages that are loaded by https. This page was
        not. You can order without an account: everything else works.
      </p>
      <Link href={paths.quickOrder} className="link">
        Order by code
      </Link>
    </div>
  )
}
