import { useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import {
  MAX_FILE_BYTES,
  openPassport,
  readPassport,
  type Passport,
  type SealedPassport,
} from '../../domain/passport/passport.ts'
import { readPassportFragment } from '../../domain/passport/passportLink.ts'
import { changeAddress } from '../../state/page/windowAddress.ts'
import { previewPassport, takePassport } from '../../state/profile/passport.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'

const FIELDS = [
  { name: 'filePassphrase', label: 'Passphrase of the file', type: 'password', autoComplete: 'off' },
] as const
const PassphraseSchema = v.object({
  filePassphrase: v.pipe(v.string(), v.nonEmpty('Enter the passphrase that the file was saved with')),
})

/** Opens a file, shows what it would change, and imports it if that is wanted. */
export function PassportImport() {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [sealed, setSealed] = useState<SealedPassport>()
  const [passport, setPassport] = useState<Passport>()
  useEffect(() => {
    void readPassportFragment(location.hash.slice(1)).then((read) => {
      if (!read) return
      if ('problem' in read) setProblem(`${read.problem}.`)
      else setPassport(read)
      // A reload must not ask again.
      changeAddress(location.pathname + location.search, { replace: true, state: history.state })
    })
  }, [])
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
          Open a file
        </FileButton>
      </div>
      <p id={id}>You see what it would change before anything is changed.</p>
      <p role="alert">{problem}</p>
      {sealed && !passport && (
        <Dialog title="This file is sealed" onClose={close}>
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
      {passport && <Preview passport={passport} onClose={close} />}
    </>
  )
}

function Preview({ passport, onClose }: { passport: Passport; onClose: () => void }) {
  const [{ rows, left }] = useState(() => previewPassport(passport))
  const unread = rows.reduce((sum, row) => sum + row.unread, 0)
  function handleTake(way: 'merge' | 'replace') {
    takePassport(passport, way)
    onClose()
  }
  return (
    <Dialog title="What this file changes" onClose={onClose}>
      {rows.length === 0 ? (
        <p>There is nothing in this file.</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">New</th>
              <th scope="col">Changed</th>
              <th scope="col">The same</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, added, changed, same }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{added}</td>
                <td>{changed}</td>
                <td>{same}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unread > 0 && <p>Entries of the file that could not be read: {unread}.</p>}
      {left.length > 0 && (
        <p>Only an account can import: {left.join(', ')}. Log in first, and open the file or the link again.</p>
      )}
      <p>
        <b>Merge</b> keeps what is here and adds the file; where both have an entry, the file’s version is used.{' '}
        <b>Replace</b> leaves only what the file has of each kind above. Either can be undone.
      </p>
      <div className={styles['answers']}>
        <Button disabled={rows.length === 0} onClick={() => handleTake('merge')}>
          Merge
        </Button>
        <Button disabled={rows.length === 0} onClick={() => handleTake('replace')}>
          Replace
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}
