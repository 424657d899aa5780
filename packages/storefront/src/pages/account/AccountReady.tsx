import { useState } from 'react'
import { paths } from '@shop/core/page/address.ts'
import type { PageName } from '@shop/core/page/pages.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { noteCodeKept, type SignedUp } from '../../state/account/account.ts'
import { hasGuestOrder } from '../../state/account/drafts.ts'
import { listGuestThings } from '../../state/account/guestThings.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { BringAlong } from './BringAlong.tsx'
import { KeepAsked } from './KeepAsked.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'
import styles from './AccountReady.module.css'

interface Props extends SignedUp {
  readonly page: PageName
  readonly title: string
  /** True after signing up: what a guest has may be transferred. */
  readonly isNew?: boolean
}

/** The recovery code, shown once between a new account, or a new password, and the shop. */
export function AccountReady({ page, title, isNew = false, ...signedUp }: Props) {
  const [isCodeKept, setCodeKept] = useState(false)
  const [things] = useState(() => (isNew ? listGuestThings() : []))
  const [isOrdering] = useState(() => isNew && hasGuestOrder())
  return (
    <div className={styles.ready}>
      <PageHead page={page} />
      <h1 tabIndex={-1}>{title}</h1>
      <RecoveryCode {...signedUp} />
      <CheckboxField
        label="I have kept the recovery code where I can find it"
        isChecked={isCodeKept}
        onChange={setCodeKept}
      />
      {isNew && <KeepAsked />}
      <BringAlong
        profile={signedUp.profile}
        things={things}
        {...(isOrdering ? { button: 'Go on with my order', to: paths.order } : { button: 'Go to my account' })}
        onEnter={() => noteCodeKept(signedUp, isCodeKept)}
      />
    </div>
  )
}
