import { useEffect, useRef } from 'react'
import { ADVICE, ADVISED_PACKS } from '@shop/core/medicines/advice.ts'
import styles from './MedicineNotes.module.css'

/** The reason that nothing was added: a new object each time, so that the same reason has the focus again. */
export interface Refusal {
  readonly reason: string
}

/** The advice about so many packs of a limited medicine, and the reason for a refusal; the typed quantity stays. */
export function MedicineNotes({ quantity, refusal }: { quantity: number; refusal: Refusal | undefined }) {
  const ref = useRef<HTMLParagraphElement>(null)
  // The button that was pressed may be in a bar far below.
  useEffect(() => ref.current?.focus(), [refusal])
  return (
    <>
      {refusal && (
        <p ref={ref} role="alert" tabIndex={-1} className={styles.refusal}>
          {refusal.reason}.
        </p>
      )}
      {quantity > ADVISED_PACKS && <p>{ADVICE}</p>}
    </>
  )
}
