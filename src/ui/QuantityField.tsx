import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './QuantityField.module.css'

interface Props {
  /** What is counted, for screen readers: "Quantity of Nitrile gloves". */
  readonly label: string
  readonly value: number
  readonly max: number
  /** 10 where it is sold in tens only: other quantities are rounded up, and the visitor is told. */
  readonly multiple?: number | undefined
  /** Reads what was typed; undefined where it is not a quantity. */
  readonly parse: (text: string) => number | undefined
  readonly onChange: (quantity: number) => void
}

/** A quantity that is typed or stepped. What cannot be read stays to be corrected, with a message beside it. */
export function QuantityField({ label, value, max, multiple = 1, parse, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  /** The quantity that was asked for and rounded up, until another is. */
  const [raisedFrom, setRaisedFrom] = useState<number>()
  const text = typed ?? String(value)
  const error = typed !== undefined && parse(typed) === undefined
  const most = max - (max % multiple)
  const fit = (quantity: number) => Math.min(most, Math.ceil(quantity / multiple) * multiple)
  const isRaised = raisedFrom !== undefined && fit(raisedFrom) === value
  const isLeast = value <= multiple
  const isMost = value >= most

  function handleType(next: string) {
    setTyped(next)
    const quantity = parse(next)
    setRaisedFrom(quantity === undefined || fit(quantity) === quantity ? undefined : quantity)
    if (quantity !== undefined) onChange(fit(quantity))
  }
  function handleStep(step: number) {
    if (step > 0 ? isMost : isLeast) return
    setTyped(undefined)
    setRaisedFrom(undefined)
    // From a quantity that does not fit, the next one down or up that does.
    const from = step > 0 ? Math.floor(value / multiple) : Math.ceil(value / multiple)
    onChange(Math.min(most, Math.max(multiple, (from + step) * multiple)))
  }
  function describeValue(): string | undefined {
    if (error) return `Type a whole number from 1 to ${max}. It is still ${value}.`
    return isRaised ? `Sold in multiples of ${multiple}: ${raisedFrom} becomes ${value}.` : undefined
  }
  return (
    <div className={styles['quantity']}>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        {/* Never `disabled`: the button that was just pressed would lose the focus. */}
        <button type="button" aria-label={`One less: ${label}`} aria-disabled={isLeast} onClick={() => handleStep(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error || undefined}
          aria-describedby={error || isRaised ? id : undefined}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => handleType(event.target.value)}
          onBlur={() => !error && setTyped(undefined)}
        />
        <button type="button" aria-label={`One more: ${label}`} aria-disabled={isMost} onClick={() => handleStep(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
      <p id={id} role="status" className={styles['message']} data-error={error ? '' : undefined}>
        {describeValue()}
      </p>
    </div>
  )
}
