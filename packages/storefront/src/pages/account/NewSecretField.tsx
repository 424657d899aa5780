import { type ComponentProps, useEffect, useState } from 'react'
import { describeTyped, loadLists, type SecretOwner } from '../../state/account/newSecret.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'

/** A note that changed with every letter would be read out with every letter, and each comparison costs up to 0.1 s. */
const PAUSE_MS = 500

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & { readonly owner: SecretOwner }

/** A password or passphrase to be: says after a pause what is still missing. Touching it loads what it is compared with. */
export function NewSecretField({ owner: { firstName, lastName, email }, ...field }: Props) {
  const { value, error } = field
  const [note, setNote] = useState('')
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void describeTyped(value, { firstName, lastName, email }).then((next) => isCurrent && setNote(next))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [value, firstName, lastName, email])
  return (
    <div>
      <TextField {...field} type="password" onFocus={() => void loadLists()} />
      {/* An error says the same, and more. */}
      <p role="status" className={styles.note}>
        {error ? '' : note}
      </p>
    </div>
  )
}
