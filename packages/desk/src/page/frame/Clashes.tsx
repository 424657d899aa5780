import { nameClash, type RecordClash } from '@shop/shop-files/edits/edits.ts'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { Dialog } from '@shop/storefront/ui/Dialog.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { formatValue } from '../../model/describe.ts'
import { nameFieldAt } from '../../model/labels.ts'
import { settle, useDesk } from '../store.ts'
import styles from './Clashes.module.css'

/** Asks which of two changes to the same field to keep. */
export function Clashes({ clashes }: { clashes: readonly RecordClash[] }) {
  const attributes = readAttributes(useDesk().files)
  const format = ({ file, path }: RecordClash, value: unknown) =>
    formatValue(value, (inner) => nameFieldAt(file, inner, attributes), path.map(String))
  return (
    <Dialog title="Changed in two places" isAlert onClose={() => clashes.forEach((clash) => settle(clash, 'mine'))}>
      <p>Another window or an editor has changed the same fields as you. Nothing is lost: choose which to keep.</p>
      <ul className={styles.list}>
        {clashes.map((clash) => (
          <li key={nameClash(clash)}>
            <h3>{`${nameFieldAt(clash.file, clash.path, attributes) || 'All'} of ${clash.key ?? clash.file}`}</h3>
            <dl className={styles.both}>
              <dt>In the file now</dt>
              <dd>{format(clash, clash.theirs)}</dd>
              <dt>Yours, not saved yet</dt>
              <dd>{format(clash, clash.mine)}</dd>
            </dl>
            <div className={styles.choice}>
              <Button onClick={() => settle(clash, 'theirs')}>Take what is in the file</Button>
              <Button onClick={() => settle(clash, 'mine')}>Keep mine</Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
