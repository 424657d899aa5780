import { Link } from '../../ui/Link.tsx'
import { LoginSchema } from '../../domain/form/account.ts'
import { paths } from '../../domain/page/address.ts'
import { AccountForm } from './AccountForm.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const

/** Email, Password, Submit, and links to reset the password and create an account (specification, 2). */
export function LoginPage() {
  return (
    <AccountForm
      title="Login"
      schema={LoginSchema}
      fields={FIELDS}
      outcome="You have not been logged in, because this shop keeps no accounts yet. You can order without one."
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
