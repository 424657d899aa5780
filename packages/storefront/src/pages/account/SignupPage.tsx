import { useState } from 'react'
import { SignupSchema } from '@shop/core/form/account.ts'
import { paths } from '@shop/core/page/address.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { type SignedUp, signUp } from '../../state/account/account.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Link } from '../../ui/Link.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountReady } from './AccountReady.tsx'
import { buildPasswordFields, EMAIL, FIRST_NAME, LAST_NAME } from './fields.ts'
import { LoggedIn } from './LoggedIn.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import { SharedDeviceField } from './SharedDeviceField.tsx'

const FIELDS = [
  { ...FIRST_NAME, placeholder: FIRST_NAME.label },
  { ...LAST_NAME, placeholder: LAST_NAME.label },
  { ...EMAIL, hint: 'You log in with it. Nothing is sent to it.' },
  ...buildPasswordFields('Password'),
] as const

/** First name, last name and the password twice (specification, 2), and the email that one logs in with. */
export function SignupPage() {
  const [isShared, setShared] = useState(false)
  const [isNameShown, setNameShown] = useState(false)
  const [done, setDone] = useState<SignedUp>()
  const account = useStore(accountStore, undefined)
  if (account) return <LoggedIn page="signup" account={account} />
  if (done) return <AccountReady page="signup" title="Your account is ready" isNew {...done} />
  return (
    <AccountForm
      title="Create account"
      lead={<OnThisDevice />}
      schema={SignupSchema}
      fields={FIELDS}
      problemField="email"
      onSubmit={async ({ firstName = '', lastName = '', email = '', password = '' }) => {
        const outcome = await signUp({ firstName, lastName, email, password, isShared, isNameShown })
        if ('problem' in outcome) return outcome
        setDone(outcome)
        return undefined
      }}
      choices={
        <>
          <SharedDeviceField isChecked={isShared} onChange={setShared} />
          <CheckboxField
            label="Show my name on the log-in page of this device"
            isChecked={isNameShown}
            onChange={setNameShown}
          />
        </>
      }
    >
      <PageHead page="signup" />
      <Link href={paths.login} className="link">
        I have an account: log in
      </Link>
    </AccountForm>
  )
}
