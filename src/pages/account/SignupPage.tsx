import { Link } from '../../ui/Link.tsx'
import { SignupSchema } from '../../domain/form/account.ts'
import { paths } from '../../domain/page/address.ts'
import { AccountForm } from './AccountForm.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'

const FIELDS = [
  { name: 'firstName', label: 'First name', placeholder: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', placeholder: 'Last name', autoComplete: 'family-name' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: '8 characters or more.',
  },
  { name: 'passwordAgain', label: 'Password again', type: 'password', autoComplete: 'new-password' },
] as const

/** First name, last name and the password twice (specification, 2). */
export function SignupPage() {
  return (
    <AccountForm
      title="Create account"
      schema={SignupSchema}
      fields={FIELDS}
      outcome="No account has been created, because this shop keeps no accounts yet. You can order without one."
    >
      <PageHead page="signup" />
      <Link href={paths.login} className="link">
        I have an account: log in
      </Link>
    </AccountForm>
  )
}
