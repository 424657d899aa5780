import { useState } from 'react'
import type { OpenProfile } from '@shop/core/account/profile.ts'
import { LoginSchema } from '@shop/core/form/account.ts'
import { paths } from '@shop/core/page/address.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { enter, logIn } from '../../state/account/account.ts'
import { hasGuestOrder } from '../../state/account/drafts.ts'
import { findPageBefore } from '../../state/account/findPageBefore.ts'
import { listProfiles } from '../../state/account/profiles.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { useAddressQuery } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { Link } from '../../ui/Link.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { AccountForm } from './AccountForm.tsx'
import { EMAIL } from './fields.ts'
import { LoggedIn } from './LoggedIn.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import { SharedDeviceField } from './SharedDeviceField.tsx'

// Few who log in are in the middle of an order.
const BringOrder = onDemand(async () => (await import('./BringOrder.tsx')).BringOrder)

const FIELDS = [
  EMAIL,
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const

/** Email, Password, Submit, and links to reset the password and create an account (specification, 2). */
export function LoginPage() {
  const [isShared, setShared] = useState(false)
  const [opened, setOpened] = useState<OpenProfile>()
  const account = useStore(accountStore, undefined)
  if (account) return <LoggedIn page="login" account={account} />
  if (opened) return <BringOrder profile={opened} to={findPageBefore()} />
  return (
    <AccountForm
      title="Log in"
      lead={<Lead />}
      schema={LoginSchema}
      fields={FIELDS}
      problemField="password"
      onSubmit={async ({ email = '', password = '' }) => {
        const outcome = await logIn({ email, password, isShared })
        if ('problem' in outcome) return outcome
        if (hasGuestOrder()) setOpened(outcome)
        else enter(findPageBefore())
        return undefined
      }}
      choices={<SharedDeviceField isChecked={isShared} onChange={setShared} />}
    >
      <PageHead page="login" />
      <Link href={paths.forgetPassword} className="link">
        forget password?
      </Link>
      <Link href={paths.signup} className="link">
        Create account
      </Link>
    </AccountForm>
  )
}

function Lead() {
  const isIdle = useAddressQuery().get('why') === 'idle'
  const isHydrated = useIsHydrated()
  const names = isHydrated ? listProfiles().flatMap(({ shownName }) => shownName ?? []) : []
  return (
    <>
      {isIdle && (
        <p role="status">
          <b>Your account was locked because nobody had used the shop for a while.</b> Log in to go on: everything is
          still there.
        </p>
      )}
      <OnThisDevice />
      {names.length > 0 && (
        <p>
          Accounts on this device: <b>{names.join(', ')}</b>
        </p>
      )}
    </>
  )
}
