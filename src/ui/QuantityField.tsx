import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './QuantityField.module.css'

interface Props {
  /** What is counted, for people who do not see it: "Quantity of Nitrile gloves". */
  readonly label: string
  readonly value: number
  readonly max: number
  /** Reads what was typed; undefined where it is not a quantity. */
  readonly parse: (text: string) => number | undefined
  readonly onChange: (quantity: number) => void
}

/** A quantity that is typed or stepped. What cannot be read stays to be mended, with a message beside it. */
export function QuantityField({ label, value, max, parse, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(value)
  const error = typed !== undefined && parse(typed) === undefined

  function handleType(next: string) {
    setTyped(next)
    const quantity = parse(next)
    if (quantity !== undefined) onChange(quantity)
  }
  function handleStep(step: number) {
    setTyped(undefined)
    onChange(Math.min(max, Math.max(1, value + step)))
  }
  return (
    <div className={styles['quantity']}>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        <button type="button" aria-label={`One less: ${label}`} disabled={value <= 1} onClick={() => handleStep(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error || undefined}
          aria-describedby={error ? id : undefined}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => handleType(event.target.value)}
          onBlur={() => !error && setTyped(undefined)}
        />
        <button type="button" aria-label={`One more: ${label}`} disabled={value >= max} onClick={() => handleStep(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
      <p id={id} role="status" className={styles['error']}>
        {error && `Type a whole number from 1 to ${max}. It is still ${value}.`}
      </p>
    </div>
  )
}
