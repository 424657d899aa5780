import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../../src/ui/Button.tsx'

interface Props {
  /** What is moved. */
  readonly name: string
  /** Its place among `count`, from 0. */
  readonly place: number
  readonly count: number
  readonly onMove: (place: number) => void
}

/** Moves one of several up or down. Never `disabled`: the button that was just pressed would lose the focus. */
export function MoveButtons({ name, place, count, onMove }: Props) {
  return (
    <>
      <Button
        look="quiet"
        aria-label={`Move ${name} up`}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(place - 1)}
      >
        <ArrowUp size={18} aria-hidden />
      </Button>
      <Button
        look="quiet"
        aria-label={`Move ${name} down`}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </Button>
    </>
  )
}
