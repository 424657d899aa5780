import { useId, useState } from 'react'
import { MAX_COUNT, parseCount } from '@shop/core/lists/wardLists.ts'
import styles from './CountField.module.css'

interface Props {
  readonly label: string
  /** Undefined where nothing has been counted yet. */
  readonly value: number | undefined
  /** True: the quantity that is counted, which may be empty for not counted. Enter leads on to the next (StockTable.tsx). */
  readonly isOnHand?: boolean
  readonly onChange: (count: number | undefined) => void
}

/** A field for a whole number. What cannot be read stays to be corrected, with a message below. */
export function CountField({ label, value, isOnHand = false, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && parseCount(typed) === undefined && !(isOnHand && typed.trim() === '')

  function handleType(text: string) {
    setTyped(text)
    const count = parseCount(text)
    if (count !== undefined || (isOnHand && text.trim() === '')) onChange(count)
  }
  return (
    <div className={styles.count}>
      <input
        inputMode="numeric"
        enterKeyHint={isOnHand ? 'next' : 'done'}
        data-on-hand={isOnHand ? '' : undefined}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder={isOnHand ? '–' : undefined}
        value={typed ?? value ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => handleType(event.target.value)}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && (
        <p id={id} role="status">
          Type a whole number from 0 to {MAX_COUNT}. It is still {value ?? 'not counted'}.
        </p>
      )}
    </div>
  )
}
