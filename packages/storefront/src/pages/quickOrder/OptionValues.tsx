import type { ProductOption } from '@shop/core/catalogue/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OptionValues.module.css'

/** More are sooner found in a list. */
const MAX_VALUES = 10

export const isShort = ({ values }: ProductOption): boolean => values.length <= MAX_VALUES

interface Props {
  readonly option: ProductOption
  /** The line or product that it is an option of. */
  readonly of: string
  /** Names the sentence that asks for it, where there is one. */
  readonly errorId?: string
  readonly onPress: (value: string) => void
}

/** The values of an option, each a button. */
export function OptionValues({ option: { name, values }, of, errorId, onPress }: Props) {
  return (
    <div role="group" aria-label={`${name} of ${of}`} aria-describedby={errorId} className={styles.values}>
      <span aria-hidden>{name}:</span>
      {values.map((value) => (
        <Button key={value} look="quiet" onClick={() => onPress(value)}>
          {value}
        </Button>
      ))}
    </div>
  )
}
