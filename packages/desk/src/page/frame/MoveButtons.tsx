import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { say } from '../store.ts'

interface Props {
  readonly name: string
  /** Its place among `count`, from 0. */
  readonly place: number
  readonly count: number
  readonly onMove: (place: number) => void
}

/**
 * Moves one of several up or down, and says where it is then. Never `disabled`: the button that was just pressed would
 * lose the focus.
 */
export function MoveButtons({ name, place, count, onMove }: Props) {
  const move = (to: number) => {
    if (to < 0 || to === count) return
    onMove(to)
    say(`${name} is now ${to + 1} of ${count}.`)
  }
  return (
    <>
      <Button look="quiet" aria-label={`Move ${name} up`} aria-disabled={place === 0} onClick={() => move(place - 1)}>
        <ArrowUp size={18} aria-hidden />
      </Button>
      <Button
        look="quiet"
        aria-label={`Move ${name} down`}
        aria-disabled={place === count - 1}
        onClick={() => move(place + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </Button>
    </>
  )
}
