import { useState } from 'react'
import type { DetailField, OrderDetails } from '@shop/core/order/details.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './DetailsForm.module.css'

interface Props {
  readonly details: OrderDetails
  readonly errors: Readonly<Record<string, string>>
  readonly bind: (field: DetailField) => Omit<Parameters<typeof TextField>[0], 'label'>
}

/** The buyer's identifiers, for a shop that is in the Peppol network. */
export function PeppolFields({ details, errors, bind }: Props) {
  // Open from the start where it is filled in; after that it is the buyer's to close, but an error is never hidden.
  const [isOpen, setOpen] = useState(details.peppolId !== '' || details.peppolScheme !== '')
  const isWrong = errors['peppolId'] !== undefined || errors['peppolScheme'] !== undefined
  return (
    <details className={styles.peppol} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Peppol identifiers (optional)</summary>
      <div className={styles.group}>
        <p>Only for an electronic order in the Peppol network. Your accounts department knows them.</p>
        <TextField
          {...bind('peppolScheme')}
          label="Scheme of your identifier"
          hint="Four digits, such as 0088 for a GLN or 9932 for a UK VAT number."
          autoComplete="off"
          inputMode="numeric"
        />
        <TextField {...bind('peppolId')} label="Your Peppol identifier" autoComplete="off" />
      </div>
    </details>
  )
}
