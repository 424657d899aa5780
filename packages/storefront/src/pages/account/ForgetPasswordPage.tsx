import { useState } from 'react'
import { parseResetLink } from '@shop/core/account/profile.ts'
import { ForgetPasswordSchema } from '@shop/core/form/account.ts'
import { paths } from '@shop/core/page/address.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import type { SignedUp } from '../../state/account/account.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { Link } from '../../ui/Link.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountReady } from './AccountReady.tsx'
import { EMAIL } from './fields.ts'
import { LoggedIn } from './LoggedIn.tsx'
import { ResetForm } from './ResetForm.tsx'
import { StartAgain } from './StartAgain.tsx'

const FIELDS = [EMAIL]

/** "Reset your password": an Email field, Submit, and Cancel back to the login (specification, 2). */
export function ForgetPasswordPage() {
  const [email, setEmail] = useState<string>()
  const [done, setDone] = useState<SignedUp>()
  const isHydrated = useIsHydrated()
  const account = useStore(accountStore, undefined)
  const link = isHydrated ? parseResetLink(location.hash.slice(1)) : undefined
  if (account) return <LoggedIn page="forgetPassword" account={account} />
  if (done) return <AccountReady page="forgetPassword" title="Your password is changed" {...done} />
  if (email !== undefined || link !== undefined)
    return (
      <>
        <PageHead page="forgetPassword" />
        <ResetForm email={email ?? ''} link={link} onDone={setDone} />
        <StartAgain />
      </>
    )
  return (
    <AccountForm
      title="Reset your password"
      lead={<Lead />}
      schema={ForgetPasswordSchema}
      fields={FIELDS}
      problemField="email"
      onSubmit={({ email = '' }) => {
        setEmail(email)
        return Promise.resolve(undefined)
      }}
    >
      <PageHead page="forgetPassword" />
      <Link href={paths.login} className="link">
        Cancel
      </Link>
    </AccountForm>
  )
}

/** The specification's words, and the truth about them. */
function Lead() {
  return (
    <>
      <p>We will send you an email to reset your password</p>
      <p>
        This shop has no server, so nothing is sent anywhere: the way back is your recovery code, or the link in the
        email that you sent to yourself.
      </p>
    </>
  )
}
