import { KeepAsked } from './KeepAsked.tsx'
import { Passport } from './Passport.tsx'
import styles from './AccountView.module.css'

/** What someone without an account can take to another device, and have this one keep. */
export function GuestPassport() {
  return (
    <div className={styles['guest']}>
      <p>You need no account to save a copy of what this device keeps: your cart, lists and details.</p>
      <Passport />
      <KeepAsked />
    </div>
  )
}
