import { useState } from 'react'
import { Link } from '../../ui/Link.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { LoginSchema } from '../../domain/form/account.ts'
import { paths } from '../../domain/page/address.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useAddressQuery } from '../../shop/frame/useAddressQuery.ts'
import { useStore } from '../../state/kept/store.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { enter, logIn } from '../../state/profile/account.ts'
import { findPageBefore } from '../../state/profile/findPageBefore.ts'
import { listProfiles } from '../../state/profile/profiles.ts'
import { accountStore } from '../../state/profile/session.ts'
import { AccountForm } from './AccountForm.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const

/** Email, Password, Submit, and links to reset the password and create an account (specification, 2). */
export function LoginPage() {
  const [isShared, setShared] = useState(false)
  const account = useStore(accountStore, undefined)
  if (account) return <LoggedIn page="login" account={account} />
  return (
    <AccountForm
      title="Login"
      lead={<Lead />}
      schema={LoginSchema}
      fields={FIELDS}
      problemField="password"
      onSubmit={async ({ email = '', password = '' }) => {
        const problem = await logIn({ email, password, isShared })
        if (!problem) enter(findPageBefore() ?? paths.account)
        return problem
      }}
      choices={
        <CheckboxField
          label="Others use this device too"
          hint="Your account then locks itself after five minutes in which nobody uses the shop."
          isChecked={isShared}
          onChange={setShared}
        />
      }
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
