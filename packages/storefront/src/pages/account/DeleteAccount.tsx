import { useState } from 'react'
import { removeAccount } from '../../state/account/removeAccount.ts'
import type { Account } from '../../state/account/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './AccountView.module.css'

interface Props {
  readonly account: Account
  /** `undo`: puts everything back. */
  readonly onDelete: (undo: () => void) => void
}

/** Deletes the account, once it is confirmed. */
export function DeleteAccount({ account, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={styles.section} aria-labelledby="delete">
      <h2 id="delete">Delete the account</h2>
      <p>Everything in it goes from this device: cart, lists, details, addresses and orders. Nobody else has a copy.</p>
      <div>
        <Button onClick={() => setAsking(true)}>Delete my account</Button>
      </div>
      {isAsking && (
        <Dialog title="Delete your account?" onClose={() => setAsking(false)}>
          <p>It can be undone until you leave the page that follows.</p>
          <div className={styles.answers}>
            <Button onClick={() => void removeAccount(account).then(onDelete)}>Yes, delete it</Button>
            <Button onClick={() => setAsking(false)}>No, keep it</Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
