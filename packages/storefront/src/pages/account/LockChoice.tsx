import { LOCK_MINUTES, type LockMinutes } from '@shop/core/account/person.ts'
import { changePerson } from '../../state/account/person.ts'
import type { Account } from '../../state/account/session.ts'
import styles from './AccountView.module.css'
import fieldStyles from './LockChoice.module.css'

/** A choice of the time after which the account locks itself. */
export function LockChoice({ account: { lockMinutes } }: { account: Account }) {
  return (
    <fieldset className={`${styles.section} ${fieldStyles.choice}`}>
      <legend>Lock my account when nobody has used the shop for</legend>
      {LOCK_MINUTES.map((minutes) => (
        <label key={minutes}>
          <input
            type="radio"
            name="lock"
            checked={lockMinutes === minutes}
            onChange={() => changePerson({ lockMinutes: minutes })}
          />
          {nameTime(minutes)}
        </label>
      ))}
      <p>
        A minute before, you are asked whether you are still there. A browser that restores its tabs also restores an
        account that never locks.
      </p>
    </fieldset>
  )
}

function nameTime(minutes: LockMinutes): string {
  return minutes === 0 ? 'Never, until the browser is closed' : `${minutes} minutes`
}
