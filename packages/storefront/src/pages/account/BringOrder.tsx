import { useEffect, useState } from 'react'
import type { OpenProfile } from '@shop/core/account/profile.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { enter } from '../../state/account/account.ts'
import { listBegunOrder } from '../../state/account/guestThings.ts'
import { BringAlong } from './BringAlong.tsx'
import styles from './AccountReady.module.css'

/** For someone who logs in with an order half made: whether it is theirs. */
export function BringOrder({ profile, to }: { profile: OpenProfile; to: string | undefined }) {
  const [things] = useState(listBegunOrder)
  const isNothing = things.length === 0
  useEffect(() => {
    if (isNothing) enter(to)
  }, [isNothing, to])
  if (isNothing) return null
  return (
    <div className={styles.ready}>
      <PageHead page="login" />
      <h1 tabIndex={-1}>Is this your order?</h1>
      <p>You have logged in. Before that, an order was started in this browser.</p>
      <BringAlong profile={profile} things={things} button="Continue" {...(to !== undefined && { to })} />
    </div>
  )
}
