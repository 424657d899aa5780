import { useEffect } from 'react'
import type { ResetLink } from '@shop/core/account/profile.ts'
import { parseRecoveryCode } from '@shop/core/account/recoveryCode.ts'
import { NewPasswordSchema, ResetSchema } from '@shop/core/form/account.ts'
import { paths } from '@shop/core/page/address.ts'
import { findByCode, findByLink, type Problem, resetPassword, type SignedUp } from '../../state/account/account.ts'
import { findRefusal } from '../../state/account/newSecret.ts'
import { readPerson } from '../../state/account/person.ts'
import { beginAtHeading } from '../../ui/focusHeading.ts'
import { Link } from '../../ui/Link.tsx'
import { AccountForm, type Values } from './AccountForm.tsx'
import { buildPasswordFields } from './fields.ts'
import styles from './AccountForm.module.css'

const PASSWORDS = buildPasswordFields('New password')

const CODE = {
  name: 'code',
  label: 'Recovery code',
  autoComplete: 'off',
  hint: '28 letters and digits. Spaces, dashes and capitals make no difference.',
} as const

interface Props {
  /** As typed before; empty where a link led here. */
  readonly email: string
  /** "cut": some of it is missing. */
  readonly link: ResetLink | 'cut' | undefined
  readonly onDone: (done: SignedUp) => void
}

/** The second step of a reset: a recovery code, or a link that has been followed, and the new password twice. */
export function ResetForm({ email, link, onDone }: Props) {
  const hasLink = link !== undefined && link !== 'cut'
  useEffect(beginAtHeading, [])
  async function handleSubmit({ code = '', password = '' }: Values): Promise<Problem | undefined> {
    const found = hasLink ? await findByLink(link) : await findTyped(code)
    if ('problem' in found) return found
    // Only now is it known whose account it is.
    const problem = await findRefusal('password', password, await readPerson(found))
    if (problem) return { problem, field: 'password' }
    const outcome = await resetPassword(found, password, email)
    if ('problem' in outcome) return outcome
    onDone(outcome)
    return undefined
  }
  return (
    <AccountForm
      key={hasLink ? 'link' : 'code'}
      title="Reset your password"
      lead={<Lead hasLink={hasLink} isCut={link === 'cut'} />}
      schema={hasLink ? NewPasswordSchema : ResetSchema}
      fields={hasLink ? PASSWORDS : [CODE, ...PASSWORDS]}
      owner={{ email }}
      problemField={hasLink ? 'password' : 'code'}
      onSubmit={handleSubmit}
    >
      <Link href={paths.login} className="link">
        Cancel
      </Link>
    </AccountForm>
  )
}

async function findTyped(typed: string) {
  const read = parseRecoveryCode(typed)
  const found = 'code' in read ? await findByCode(read.code) : undefined
  return found ?? { problem: 'No account on this device opens with this code. A newer code may have replaced it' }
}

function Lead({ hasLink, isCut }: { hasLink: boolean; isCut: boolean }) {
  if (hasLink) return <p>Your link was read on this device, and nothing was sent. Choose a new password.</p>
  return (
    <div role="status" className={styles.outcome}>
      <h2>{isCut ? 'Part of the link is missing' : 'Nothing was sent'}</h2>
      <p>
        {isCut
          ? 'Copy the whole link from your email into the address bar, or use your recovery code.'
          : 'No email has been sent, since this shop has no server. Use the recovery code that you kept when you made your account, or open the link that you emailed to yourself.'}
      </p>
    </div>
  )
}
