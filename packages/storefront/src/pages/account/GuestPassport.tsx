import { KeepAsked } from './KeepAsked.tsx'
import { Passport } from './Passport.tsx'
import styles from './AccountView.module.css'

/** The copy that a visitor without an account can take to another device, and a request that this one keep things. */
export function GuestPassport() {
  return (
    <div className={styles.guest}>
      <p>You need no account to save a copy of what this device keeps: your cart, lists and details.</p>
      <Passport />
      <KeepAsked />
    </div>
  )
}
