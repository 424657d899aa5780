import { Button } from '../../ui/Button.tsx'
import styles from './CartLineCard.module.css'

interface Props {
  readonly text: string
  /** What settles it, where something on this page does. */
  readonly action?: string
  /** What the line is of, for people who hear the button out of its place. */
  readonly name: string
  readonly onAct?: () => void
}

/** Something about a line that the buyer must know before it is sent, with the thing that settles it. */
export function LineWarning({ text, action, name, onAct }: Props) {
  return (
    <p className={styles['warning']}>
      {text}{' '}
      {action && (
        <Button look="quiet" onClick={onAct}>
          {action}
          <span className="visually-hidden"> of {name}</span>
        </Button>
      )}
    </p>
  )
}
