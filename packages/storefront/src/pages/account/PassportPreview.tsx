import { useState } from 'react'
import type { Passport } from '@shop/core/passport/passport.ts'
import { previewPassport, takePassport } from '../../state/account/passport.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './AccountView.module.css'

/** The changes that a passport would make here, and the ways to import it. */
export function PassportPreview({ passport, onClose }: { passport: Passport; onClose: () => void }) {
  const [{ rows, left }] = useState(() => previewPassport(passport))
  const unread = rows.reduce((sum, row) => sum + row.unread, 0)
  const unfit = rows.reduce((sum, row) => sum + row.unfit, 0)
  function handleTake(way: 'merge' | 'replace') {
    takePassport(passport, way)
    onClose()
  }
  return (
    <Dialog title="What this file changes" onClose={onClose}>
      {rows.length === 0 ? (
        <p>There is nothing in this file.</p>
      ) : (
        <table aria-label="What this file changes" className={styles.table}>
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
      {unfit > 0 && <p>Entries of the file for which there is no room if you merge: {unfit}.</p>}
      {left.length > 0 && <p>Left out, since you have said that this device keeps no orders: {left.join(', ')}.</p>}
      <p>
        <b>Merge</b> keeps what is here and adds the file; where both have an entry, the file’s version is used.{' '}
        <b>Replace</b> leaves only what the file has of each kind above. Either can be undone.
      </p>
      <div className={styles.answers}>
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
