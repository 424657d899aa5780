import { useState } from 'react'
import { type LineCentres as Centres, MAX_CENTRE_LENGTH } from '@shop/core/order/lineCentres.ts'
import type { OrderLine } from '@shop/core/order/order.ts'
import { changeLineCentre } from '../../state/order/orderDraft.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './DetailsForm.module.css'

interface Props {
  readonly lines: readonly OrderLine[]
  readonly centres: Centres
}

/** A cost centre of its own for any line: an order for two wards need not be two orders. */
export function LineCentres({ lines, centres }: Props) {
  // Open from the start where one is filled in. The fields of a long order are drawn only where they are asked for.
  const [isOpen, setOpen] = useState(lines.some(({ key }) => centres[key] !== undefined))
  return (
    <details className={styles.peppol} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Cost centres by line (optional)</summary>
      {isOpen && (
        <div className={styles.group}>
          <p>A line without one is booked as the whole order is.</p>
          {lines.map(({ key, number, title, options }) => (
            <TextField
              key={key}
              id={`centre-${number}`}
              label={`${number}. ${[title, options].filter(Boolean).join(', ')}`}
              autoComplete="off"
              maxLength={MAX_CENTRE_LENGTH}
              value={centres[key] ?? ''}
              onChange={(centre) => changeLineCentre(key, centre)}
            />
          ))}
        </div>
      )}
    </details>
  )
}
