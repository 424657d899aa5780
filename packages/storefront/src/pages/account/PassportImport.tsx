import { useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import {
  MAX_FILE_BYTES,
  openPassport,
  type Passport,
  readPassport,
  type SealedPassport,
} from '@shop/core/passport/passport.ts'
import { readPassportFragment } from '@shop/core/passport/passportLink.ts'
import { takeOpenedFiles } from '../../state/order/handedOver.ts'
import { changeAddress } from '../../state/page/windowAddress.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import { PassportPreview } from './PassportPreview.tsx'

const FIELDS = [
  { name: 'filePassphrase', label: 'Passphrase of the copy', type: 'password', autoComplete: 'off' },
] as const
const PassphraseSchema = v.object({
  filePassphrase: v.pipe(v.string(), v.nonEmpty('Enter the passphrase that the copy was saved with')),
})

/** Opens a file, shows what it would change, and imports it if that is wanted. */
export function PassportImport() {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [sealed, setSealed] = useState<SealedPassport>()
  const [passport, setPassport] = useState<Passport>()
  useEffect(() => takeOpenedFiles((file) => void handleFile(file)), [])
  useEffect(() => {
    const takeFragment = () => void handleFragment(location.hash.slice(1))
    takeFragment()
    // A link that is opened where the page is open already loads nothing.
    addEventListener('hashchange', takeFragment)
    return () => removeEventListener('hashchange', takeFragment)
  }, [])
  async function handleFragment(fragment: string) {
    const read = await readPassportFragment(fragment)
    if (!read) return
    if ('problem' in read) setProblem(`${read.problem}.`)
    else setPassport(read)
    // A reload must not ask again.
    changeAddress(location.pathname + location.search, { replace: true, state: history.state })
  }
  async function handleFile(file: File) {
    const read =
      file.size > MAX_FILE_BYTES
        ? { problem: 'This file is larger than any copy of this shop' }
        : readPassport(await file.text().catch(() => ''))
    setProblem('problem' in read ? `${read.problem}. Nothing was changed.` : '')
    setSealed('sealed' in read ? read : undefined)
    setPassport('records' in read ? read : undefined)
  }
  function close() {
    setSealed(undefined)
    setPassport(undefined)
  }
  return (
    <>
      <div>
        <FileButton accept=".json,application/json" describedBy={id} onFile={(file) => void handleFile(file)}>
          Open a copy
        </FileButton>
      </div>
      <p id={id}>You see what it would change before anything is changed.</p>
      <p role="alert">{problem}</p>
      {sealed && !passport && (
        <Dialog title="This copy has a passphrase" onClose={close}>
          <AccountForm
            schema={PassphraseSchema}
            fields={FIELDS}
            button="Open it"
            problemField="filePassphrase"
            onSubmit={async ({ filePassphrase = '' }) => {
              const opened = await openPassport(sealed, filePassphrase)
              if (!opened) return { problem: 'The file does not open with this passphrase, or it is damaged' }
              setPassport(opened)
              return undefined
            }}
          />
        </Dialog>
      )}
      {passport && <PassportPreview passport={passport} onClose={close} />}
    </>
  )
}
