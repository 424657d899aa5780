import { showName } from '@shop/core/account/header.ts'
import { SECRET_HINT } from '@shop/core/account/password.ts'
import { CredentialsSchema, NameSchema } from '@shop/core/form/account.ts'
import { changeCredentials, changeHeader } from '../../state/account/account.ts'
import { changePerson } from '../../state/account/person.ts'
import type { Account } from '../../state/account/session.ts'
import { showNotice } from '../../state/base/notices.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { buildPasswordFields, EMAIL, FIRST_NAME, LAST_NAME } from './fields.ts'
import { Fold } from './Fold.tsx'
import styles from './AccountView.module.css'

const NAMES = [FIRST_NAME, LAST_NAME]

const CREDENTIALS = [
  { name: 'present', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  EMAIL,
  ...buildPasswordFields('New password', `${SECRET_HINT} Leave it empty to keep the current one.`),
] as const

/** Changes of name, email and password. */
export function PersonForms({ account: { header, person } }: { account: Account }) {
  const { firstName, lastName, email } = person
  async function handleShown(isShown: boolean) {
    const isKept = await changeHeader((now) => showName(now, isShown ? firstName : undefined))
    if (!isKept) showNotice('That could not be kept.')
  }
  return (
    <section className={styles.section} aria-labelledby="person">
      <h2 id="person">You, and how you log in</h2>
      <Fold title="Change your name">
        <AccountForm
          schema={NameSchema}
          fields={NAMES}
          initial={{ firstName, lastName }}
          button="Save your name"
          problemField="firstName"
          onSubmit={({ firstName = '', lastName = '' }) => {
            changePerson({ firstName: firstName.trim(), lastName: lastName.trim() })
            void changeHeader((now) => (now.shownName === undefined ? now : showName(now, firstName.trim())))
            showNotice('Your name is changed.')
            return Promise.resolve(undefined)
          }}
        />
      </Fold>
      <Fold title="Change your email or password">
        <AccountForm
          schema={CredentialsSchema}
          fields={CREDENTIALS}
          initial={{ email }}
          owner={person}
          button="Save email and password"
          problemField="present"
          onSubmit={async ({ present = '', email = '', password = '' }) => {
            const outcome = await changeCredentials(present, { email, password: password || present })
            if (outcome === 'wrong') return { problem: 'This is not your current password' }
            if (outcome === 'not kept') return { problem: 'This browser is full: nothing was changed' }
            showNotice('Saved. Log in with these from now on.')
            return undefined
          }}
        />
      </Fold>
      <CheckboxField
        label="Show my name on the log-in page of this device"
        isChecked={header.shownName !== undefined}
        onChange={(isShown) => void handleShown(isShown)}
      />
    </section>
  )
}
