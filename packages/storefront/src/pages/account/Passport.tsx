import { useState } from 'react'
import * as v from 'valibot'
import { SECRET_HINT } from '@shop/core/account/password.ts'
import { savePassport } from '../../state/account/passport.ts'
import { accountStore } from '../../state/account/session.ts'
import { showNotice } from '../../state/base/notices.ts'
import { useStore } from '../../state/base/store.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Fold } from './Fold.tsx'
import { PassportImport } from './PassportImport.tsx'
import { PassportLink } from './PassportLink.tsx'
import styles from './AccountView.module.css'

const FIELDS = [
  {
    name: 'passphrase',
    label: 'Passphrase for the copy',
    type: 'password',
    autoComplete: 'new-password',
    hint: `${SECRET_HINT} Without it the copy cannot be opened.`,
    chooses: 'passphrase',
  },
  { name: 'again', label: 'Passphrase again', type: 'password', autoComplete: 'new-password' },
] as const

const PassphraseSchema = v.pipe(
  v.object({
    passphrase: v.pipe(v.string(), v.nonEmpty('Choose a passphrase')),
    again: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['passphrase'], ['again']],
      ({ passphrase, again }) => passphrase === again,
      'Type the same passphrase in both fields',
    ),
    ['again'],
  ),
)

/** Takes what a person has to another device, as a file, and imports such a file. */
export function Passport() {
  const account = useStore(accountStore, undefined)
  const [isOpenAsked, setOpenAsked] = useState(false)
  async function handleSave(passphrase?: string) {
    await savePassport(passphrase)
    showNotice('Your browser is saving the file. Keep it where others do not look.')
  }
  return (
    <section className={styles.section} aria-labelledby="passport">
      <h2 id="passport">Copies, and other devices</h2>
      <p>
        One file holds everything that you have here. Save it as a copy, or carry it to another device and open it
        there. The shop sends it nowhere.
      </p>
      <Fold title="Save a copy with a passphrase">
        <AccountForm
          schema={PassphraseSchema}
          fields={FIELDS}
          button="Save the file"
          problemField="passphrase"
          owner={account?.person}
          onSubmit={async ({ passphrase = '' }) => {
            await handleSave(passphrase)
            return undefined
          }}
        />
      </Fold>
      <Fold title="Save a copy that anyone can read">
        <div className={styles.fields}>
          <p>
            <b>Whoever has this file can read it</b>: names, addresses, orders. It is meant for other programs.
          </p>
          {isOpenAsked ? (
            <div className={styles.answers}>
              <Button onClick={() => void handleSave().then(() => setOpenAsked(false))}>
                Yes, save it without a passphrase
              </Button>
              <Button onClick={() => setOpenAsked(false)}>Cancel</Button>
            </div>
          ) : (
            <div>
              <Button onClick={() => setOpenAsked(true)}>Save without a passphrase</Button>
            </div>
          )}
        </div>
      </Fold>
      <PassportLink />
      <PassportImport />
    </section>
  )
}
