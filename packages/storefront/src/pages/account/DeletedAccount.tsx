import { useEffect, useRef } from 'react'
import { endSession } from '../../state/account/session.ts'
import { Button } from '../../ui/Button.tsx'
import { beginAtHeading } from '../../ui/focusHeading.ts'
import styles from './AccountView.module.css'

/** After an account was deleted: the last chance to have it back. */
export function DeletedAccount({ onUndo }: { onUndo: () => void }) {
  const isUndone = useRef(false)
  useEffect(() => {
    beginAtHeading()
    // A person who leaves is a guest: nothing of the account may stay in the page's memory.
    return () => {
      if (!isUndone.current) void endSession()
    }
  }, [])
  return (
    <div className={styles.order}>
      <h1 tabIndex={-1}>Your account is deleted</h1>
      <p>Nothing of it is left on this device. Until you leave this page you can have it back.</p>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            isUndone.current = true
            onUndo()
            location.reload()
          }}
        >
          Undo
        </Button>
        <Button onClick={() => void endSession()}>Leave</Button>
      </div>
    </div>
  )
}
