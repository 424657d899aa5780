import { useEffect, useRef, useState } from 'react'
import { formatLongDate, isDate } from '../../domain/order/reference.ts'
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
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.focus()
  }, [isOpen])
  if (isOpen || !isDate(field.value))
    return (
      <div ref={box}>
        <DateField {...field} label="Order date" />
      </div>
    )
  return (
    <div className={styles['date']}>
      <b>Order date</b>
      <p>
        {formatLongDate(field.value)} ·
        <Button look="quiet" id={field.id} onClick={() => setOpen(true)}>
          Change<span className="visually-hidden"> the order date</span>
        </Button>
      </p>
    </div>
  )
}
