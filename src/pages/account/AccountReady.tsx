import { useEffect, useRef, useState } from 'react'
import type { PageName } from '../../domain/page/pages.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { beginAtHeading } from '../../shop/frame/focusHeading.ts'
import { showNotice } from '../../state/page/notices.ts'
import { enter, noteCodeKept, type SignedUp } from '../../state/profile/account.ts'
import { listGuestThings, takeAlong } from '../../state/profile/guestThings.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { KeepAsked } from './KeepAsked.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'
import styles from './AccountReady.module.css'

interface Props extends SignedUp {
  readonly page: PageName
  readonly title: string
  /** True after signing up: what a guest has may be brought along. */
  readonly isNew?: boolean
}

/** What stands between a new account, or a new password, and the shop: the recovery code, shown once. */
export function AccountReady({ page, title, isNew = false, ...signedUp }: Props) {
  const [isCodeKept, setCodeKept] = useState(false)
  const [things] = useState(() => (isNew ? listGuestThings() : []))
  const [left, setLeft] = useState<readonly string[]>([])
  const isEntering = useRef(false)
  useEffect(() => {
    beginAtHeading()
    // A move inside the shop would show it to a guest, while the account is open already: the page is loaded instead.
    return () => {
      if (!isEntering.current) location.reload()
    }
  }, [])
  async function handleEnter() {
    if (isEntering.current) return
    isEntering.current = true
    await noteCodeKept(signedUp, isCodeKept)
    const isTaken = await takeAlong(
      signedUp.profile,
      things.filter(({ name }) => !left.includes(name)),
    )
    if (isTaken) return enter()
    isEntering.current = false
    showNotice('This browser is full: not everything could be moved. What was not is still there for a guest.')
  }
  return (
    <div className={styles['ready']}>
      <PageHead page={page} />
      <h1 tabIndex={-1}>{title}</h1>
      <RecoveryCode {...signedUp} />
      <CheckboxField
        label="I have kept the recovery code where I can find it"
        isChecked={isCodeKept}
        onChange={setCodeKept}
      />
      {things.length > 0 && (
        <fieldset className={styles['along']}>
          <legend>Bring what is already on this device</legend>
          <p>What you bring is moved into your account and sealed. The rest stays for anyone who uses the shop here.</p>
          {things.map(({ name }) => (
            <CheckboxField
              key={name}
              label={name}
              isChecked={!left.includes(name)}
              onChange={(isTaken) =>
                setLeft((names) => (isTaken ? names.filter((other) => other !== name) : [...names, name]))
              }
            />
          ))}
        </fieldset>
      )}
      {isNew && <KeepAsked />}
      <div>
        <Button look="main" onClick={() => void handleEnter()}>
          Go to my account
        </Button>
      </div>
    </div>
  )
}
