import { useEffect, useRef, useState } from 'react'
import type { OpenProfile } from '@shop/core/account/profile.ts'
import { enter } from '../../state/account/account.ts'
import { type GuestThing, takeAlong } from '../../state/account/guestThings.ts'
import { showNotice } from '../../state/base/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { beginAtHeading } from '../../ui/focusHeading.ts'
import styles from './AccountReady.module.css'

interface Props {
  readonly profile: OpenProfile
  readonly things: readonly GuestThing[]
  readonly button: string
  /** The page that follows, with the account open. */
  readonly to?: string
  readonly onEnter?: () => Promise<void>
}

/** A guest's things, to be transferred into an account that is open for the next page, and the way there. */
export function BringAlong({ profile, things, button, to, onEnter }: Props) {
  const [left, setLeft] = useState<readonly string[]>([])
  const isEntering = useRef(false)
  useEffect(() => {
    beginAtHeading()
    // A move inside the shop would show it to a guest, while the account is open already: the page is loaded instead.
    return () => {
      if (!isEntering.current) location.reload()
    }
  }, [])
  async function take(): Promise<boolean> {
    await onEnter?.()
    return takeAlong(
      profile,
      things.filter(({ name }) => !left.includes(name)),
    )
  }
  async function handleEnter() {
    if (isEntering.current) return
    isEntering.current = true
    // What fails on the way is said, and can be tried again.
    if (await take().catch(() => false)) return enter(to)
    isEntering.current = false
    showNotice(
      'Not everything could be moved: this browser is full, or a newer version of the shop is open in another tab. What was not moved is still there for a guest.',
    )
  }
  return (
    <>
      {things.length > 0 && (
        <fieldset className={styles.along}>
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
      <div>
        <Button look="main" onClick={() => void handleEnter()}>
          {button}
        </Button>
      </div>
    </>
  )
}
