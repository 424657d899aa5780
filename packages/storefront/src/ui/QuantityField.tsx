import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import styles from './QuantityField.module.css'

interface Props {
  /** The name for screen readers: "Quantity of Nitrile gloves". */
  readonly label: string
  readonly value: number
  readonly max: number
  /** The quantity in place of one that is not sold: 10 for 7 of what is sold in tens. The visitor is told. */
  readonly fit: (quantity: number) => number
  /** Reads what was typed; undefined where it is not a quantity. */
  readonly parse: (text: string) => number | undefined
  /** The reason that a quantity is refused, in words without a full stop; undefined where it is not. */
  readonly refuse?: ((quantity: number) => string | undefined) | undefined
  readonly onChange: (quantity: number) => void
}

/** A quantity that is typed or stepped. What cannot be read or is refused stays to be corrected, with a message beside it. */
export function QuantityField({ label, value, max, fit, parse, refuse, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  /** The quantity that was asked for and rounded up, until another is. */
  const [raisedFrom, setRaisedFrom] = useState<number>()
  const text = typed ?? String(value)
  const multiple = fit(1)
  const error = typed === undefined ? undefined : findError(typed)
  const isRaised = raisedFrom !== undefined && fit(raisedFrom) === value
  const isLeast = value <= multiple
  const isMost = value >= fit(max)

  function findError(text: string): string | undefined {
    const quantity = parse(text)
    return quantity === undefined ? `Type a whole number from 1 to ${max}` : refuse?.(fit(quantity))
  }
  function handleType(next: string) {
    setTyped(next)
    const quantity = parse(next)
    setRaisedFrom(quantity === undefined || fit(quantity) === quantity ? undefined : quantity)
    if (quantity !== undefined && findError(next) === undefined) onChange(fit(quantity))
  }
  function handleStep(step: number) {
    if (step > 0 ? isMost : isLeast) return
    setTyped(undefined)
    setRaisedFrom(undefined)
    // From a quantity that does not fit, the next one down or up that does.
    const next = fit(step > 0 ? value + 1 : value - multiple)
    // A step that is refused is shown as if it had been typed.
    if (refuse?.(next) === undefined) onChange(next)
    else setTyped(String(next))
  }
  function describeValue(): string | undefined {
    if (error !== undefined) return `${error}. It is still ${value}.`
    return isRaised ? `Sold in multiples of ${multiple}: ${raisedFrom} becomes ${value}.` : undefined
  }
  return (
    <div className={styles.quantity}>
      <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
        {/* Never `disabled`: the button that was just pressed would lose the focus. */}
        <button type="button" aria-label={`One less: ${label}`} aria-disabled={isLeast} onClick={() => handleStep(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined || isRaised ? id : undefined}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => handleType(event.target.value)}
          onBlur={() => error === undefined && setTyped(undefined)}
        />
        <button type="button" aria-label={`One more: ${label}`} aria-disabled={isMost} onClick={() => handleStep(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
      <p id={id} role="status" className={styles.message} data-error={error === undefined ? undefined : ''}>
        {describeValue()}
      </p>
    </div>
  )
}
