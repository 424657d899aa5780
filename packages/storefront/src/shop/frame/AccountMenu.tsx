import { type FocusEvent, useRef } from 'react'
import { paths } from '@shop/core/page/address.ts'
import { warningStore } from '../../state/account/autoLock.ts'
import { accountStore, endSession } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { LockWarning } from './LockWarning.tsx'
import styles from './AccountMenu.module.css'

const PANEL_ID = 'account-menu'

/** The name of the account, with links to it and out of it. */
export function AccountMenu({ wordClass }: { wordClass: string | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  const firstName = useStore(accountStore, undefined)?.person.firstName || 'My account'
  const seconds = useStore(warningStore, undefined)
  const hide = () => panel.current?.hidePopover()
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide()
  }
  return (
    <div className={styles.account} onBlur={handleBlur}>
      <button type="button" popoverTarget={PANEL_ID}>
        <span className={styles.initial} aria-hidden>
          {[...firstName][0]?.toUpperCase()}
        </span>
        <span className="visually-hidden">Account of </span>
        <span className={`${wordClass} ${styles.name}`}>{firstName}</span>
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" className={styles.panel}>
        <p>
          Logged in as <b>{firstName}</b>
        </p>
        <Link href={paths.account} onClick={hide}>
          My account
        </Link>
        <Link href={paths.lists} onClick={hide}>
          Lists
        </Link>
        <Button onClick={() => void endSession()}>Log out</Button>
      </div>
      {seconds !== undefined && <LockWarning seconds={seconds} />}
    </div>
  )
}
