import { useId } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import type { Reorder } from '../../state/cart/reorder.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ReorderDialog.module.css'

/** A line that is in the cart already. */
export interface HeldLine {
  readonly key: string
  readonly name: string
  readonly inCart: number
  readonly ordered: number
}

interface Props {
  readonly held: readonly HeldLine[]
  /** The source of the lines: a list, or an order made before. */
  readonly of?: 'list' | 'order'
  /** The number of its lines that are not in the cart. */
  readonly restCount: number
  readonly onChoose: (way: Reorder) => void
  readonly onClose: () => void
}

/** More would push the choice out of the window. */
const MAX_NAMED = 6

/** Asks what to do with lines that are in the cart already, so that they are not ordered twice by mistake. */
export function ReorderDialog({ held, of = 'list', restCount, onChoose, onClose }: Props) {
  const id = useId()
  const rest = restCount === 0 ? '' : restCount === 1 ? 'The other line is added.' : `The other ${restCount} are added.`
  const choices: readonly { way: Reorder; label: string; what: string }[] = [
    { way: 'set', label: `Set to the ${of}’s quantities`, what: rest },
    { way: 'add', label: 'Add again', what: 'On top of what is in the cart.' },
    { way: 'leave', label: 'Leave as it is', what: rest || 'Nothing is added.' },
  ]
  return (
    <Dialog title={`In your cart already: ${formatCount(held.length, 'line')}`} onClose={onClose}>
      <ul className={styles.held}>
        {held.slice(0, MAX_NAMED).map(({ key, name, inCart, ordered }) => (
          <li key={key}>
            {name}: <b>{formatWhole(inCart)}</b> in the cart, <b>{formatWhole(ordered)}</b> to order
          </li>
        ))}
        {held.length > MAX_NAMED && <li>and {formatWhole(held.length - MAX_NAMED)} more</li>}
      </ul>
      <ul className={styles.choices}>
        {choices.map(({ way, label, what }) => (
          <li key={way}>
            <Button
              look={way === 'set' ? 'main' : 'plain'}
              aria-describedby={what && `${id}-${way}`}
              onClick={() => onChoose(way)}
            >
              {label}
            </Button>
            {what && <small id={`${id}-${way}`}>{what}</small>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
