import { useState } from 'react'
import { renewWays } from '../../state/account/account.ts'
import { changePerson } from '../../state/account/person.ts'
import type { Account } from '../../state/account/session.ts'
import { showNotice } from '../../state/base/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'
import styles from './AccountView.module.css'

/** Another recovery code, in place of the one before. */
export function NewCode({ account }: { account: Account }) {
  const { person } = account
  const [made, setMade] = useState<Awaited<ReturnType<typeof renewWays>>>()
  async function handleMake() {
    const ways = await renewWays(account)
    if (!ways) return showNotice('This browser is full: the code is as it was.')
    setMade(ways)
    changePerson({ isCodeKept: false })
  }
  if (made)
    return (
      <div className={styles.section}>
        <RecoveryCode {...made} />
        <KeptBox isKept={person.isCodeKept} />
      </div>
    )
  return (
    <section className={styles.section} aria-labelledby="code">
      <h3 id="code">Recovery code</h3>
      <p>
        {person.isCodeKept
          ? 'You have said that you keep your recovery code. A new one replaces it.'
          : 'You have not said that you keep your recovery code. Without it, a forgotten password means that everything here is lost. If you do not have it, make a new one.'}
      </p>
      <div className={styles.answers}>
        <Button onClick={() => void handleMake()}>Make a new recovery code</Button>
      </div>
      {!person.isCodeKept && <KeptBox isKept={false} />}
    </section>
  )
}

function KeptBox({ isKept }: { isKept: boolean }) {
  return (
    <CheckboxField
      label="I have kept the recovery code where I can find it"
      isChecked={isKept}
      onChange={(isCodeKept) => changePerson({ isCodeKept })}
    />
  )
}
