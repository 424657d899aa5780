import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { OptionValues, isShort } from './OptionValues.tsx'
import styles from './LineMessage.module.css'

interface Props {
  readonly number: number
  readonly product: Product
  readonly chosen: Choice
  /** Names the sentence that asks for what is not chosen yet, where there is one. */
  readonly errorId: string | undefined
  readonly onChoose: (name: string, value: string) => void
  /** Takes what a button chooses: the button is gone then. */
  readonly onPress: (name: string, value: string) => void
}

/**
 * The options of a line's product. Few values are asked for with a button each. Once chosen they are a list, which stays:
 * a size can be corrected, and the keyboard stays in it.
 */
export function LineOptions({ number, product: { options = [] }, chosen, errorId, onChoose, onPress }: Props) {
  if (options.length === 0) return null
  return (
    <div className={styles.choices}>
      {options.map((option) => {
        const { name, values } = option
        const isOpen = chosen[name] === undefined
        if (isOpen && errorId !== undefined && isShort(option))
          return (
            <OptionValues
              key={name}
              option={option}
              of={`line ${number}`}
              errorId={errorId}
              onPress={(value) => onPress(name, value)}
            />
          )
        return (
          <select
            key={name}
            autoComplete="off"
            aria-label={`${name} of line ${number}`}
            value={chosen[name] ?? ''}
            onChange={(event) => onChoose(name, event.target.value)}
            aria-invalid={isOpen || undefined}
            aria-describedby={isOpen ? errorId : undefined}
          >
            <option value="">{name}: choose</option>
            {values.map((value) => (
              <option key={value} value={value}>{`${name} ${value}`}</option>
            ))}
          </select>
        )
      })}
    </div>
  )
}
