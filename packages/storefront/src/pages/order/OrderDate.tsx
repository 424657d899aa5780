import { useEffect, useRef, useState } from 'react'
import { formatLongDate, isDate } from '@shop/core/base/date.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import styles from './DetailsForm.module.css'

interface Props {
  readonly id: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The day of the order, from the device's clock. It is nearly always right, so it is a line of text until it is changed. */
export function OrderDate(field: Props) {
  // Once open, the field stays open: it must not disappear while someone is typing in it.
  const [state, setState] = useState<'shut' | 'open' | 'pressed'>(isDate(field.value) ? 'shut' : 'open')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'pressed') box.current?.querySelector('input')?.focus()
  }, [state])
  if (state !== 'shut')
    return (
      <div ref={box}>
        <DateField {...field} label="Order date" />
      </div>
    )
  return (
    <div className={styles.date}>
      <b>Order date</b>
      <p>
        {formatLongDate(field.value)} ·
        <Button look="quiet" id={field.id} onClick={() => setState('pressed')}>
          Change<span className="visually-hidden"> the order date</span>
        </Button>
      </p>
    </div>
  )
}
