import { useEffect, useRef } from 'react'
import { noteUse } from '../../state/account/autoLock.ts'
import { endSession } from '../../state/account/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './LockWarning.module.css'

/** Asks, a minute before the profile locks itself, whether anyone is there. To close it is to stay. */
export function LockWarning({ seconds }: { seconds: number }) {
  const stay = useRef<HTMLButtonElement>(null)
  // The dialog has opened by then, and given the focus to its first button.
  useEffect(() => stay.current?.focus(), [])
  return (
    <Dialog title="Are you still there?" isAlert onClose={noteUse}>
      <p>
        Nobody has used the shop for a while, so your account is about to be locked: <b>in {seconds} seconds</b>. What
        you have stays in it.
      </p>
      {/* Announced at the start and half way, not every second. */}
      <p className="visually-hidden" role="status">
        {seconds > 30 ? 'Your account locks in less than a minute.' : 'Your account locks in less than half a minute.'}
      </p>
      <div className={styles.answers}>
        <Button ref={stay} look="main" onClick={noteUse}>
          Stay logged in
        </Button>
        <Button onClick={() => void endSession()}>Log out now</Button>
      </div>
    </Dialog>
  )
}
