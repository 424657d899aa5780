import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import type { MadeOrders } from '@shop/core/order/madeOrders.ts'
import { paths } from '@shop/core/page/address.ts'
import { type Account, endSession } from '../../state/account/session.ts'
import { useLists } from '../../state/lists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Addresses } from './Addresses.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DeletedAccount } from './DeletedAccount.tsx'
import { KeepAsked } from './KeepAsked.tsx'
import { LockChoice } from './LockChoice.tsx'
import { NewCode } from './NewCode.tsx'
import { OrdersMade } from './OrdersMade.tsx'
import { Passport } from './Passport.tsx'
import { PersonForms } from './PersonForms.tsx'
import styles from './AccountView.module.css'

/** "My account": what is in it, and how it opens. */
export function AccountView({ account, orders }: { account: Account; orders: MadeOrders }) {
  const lists = useLists()
  const [undo, setUndo] = useState<() => void>()
  if (undo) return <DeletedAccount onUndo={undo} />
  const { firstName, lastName, email } = account.person
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>My account</h1>
          <p>
            {firstName} {lastName}, {email}
          </p>
          <p>It stays on this device, and opens with your password alone. Nothing is sent anywhere.</p>
        </div>
        <Button onClick={() => void endSession()}>Log out</Button>
      </div>
      <div className={styles.page}>
        <div className={styles.column}>
          <OrdersMade orders={orders} />
          <section className={styles.section} aria-labelledby="lists">
            <h2 id="lists">Lists</h2>
            <p>{lists.length === 0 ? 'You have no lists yet.' : `You have ${formatCount(lists.length, 'list')}.`}</p>
            <div>
              <Link href={paths.lists} className="link">
                {lists.length === 0 ? 'Make a list' : 'Open the lists'}
              </Link>
            </div>
          </section>
          <Addresses />
          <Passport />
          <KeepAsked />
        </div>
        <div className={styles.column}>
          <PersonForms account={account} />
          <LockChoice account={account} />
          <NewCode account={account} />
          <DeleteAccount account={account} onDelete={(undo) => setUndo(() => undo)} />
        </div>
      </div>
    </>
  )
}
