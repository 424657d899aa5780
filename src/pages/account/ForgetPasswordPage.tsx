import { Link } from '../../ui/Link.tsx'
import { ForgetPasswordSchema } from '../../domain/form/account.ts'
import { paths } from '../../domain/page/address.ts'
import { AccountForm } from './AccountForm.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'

const FIELDS = [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }] as const

/** "Reset your password": an Email field, Submit, and Cancel back to the login (specification, 2). */
export function ForgetPasswordPage() {
  return (
    <AccountForm
      title="Reset your password"
      lead="We will send you an email to reset your password"
      schema={ForgetPasswordSchema}
      fields={FIELDS}
      outcome="No email has been sent, because this shop keeps no accounts yet and there is no password to reset."
    >
      <PageHead page="forgetPassword" />
      <Link href={paths.login} className="link">
        Cancel
      </Link>
    </AccountForm>
  )
}
