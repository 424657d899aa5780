import { Trash2 } from 'lucide-react'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { MovableList } from '../categories/MovableList.tsx'
import styles from './Photograph.module.css'

interface Props {
  /** The names of the pictures, in their order. */
  readonly views: readonly string[]
  readonly findSource: (view: string) => string
  /** Puts them in this order, without those that it does not name, and says what was done. */
  readonly onArrange: (order: readonly string[], done: string) => void
}

/** The pictures of a product in the order of its page: they are moved and removed. */
export function PictureOrder({ views, findSource, onArrange }: Props) {
  const without = (view: string) => views.filter((other) => other !== view)
  return (
    <MovableList
      kind="picture"
      onDrop={(view, at) =>
        onArrange(without(view).toSpliced(at, 0, view), `The picture is now ${at + 1} of ${views.length}.`)
      }
      items={views.map((view, at) => ({
        id: view,
        name: `picture ${at + 1}`,
        content: (
          <>
            <img
              src={findSource(view)}
              alt={`Picture ${at + 1}`}
              width={56}
              height={56}
              draggable={false}
              className={styles.view}
            />
            {at === 0 && <span>On the card</span>}
            <Button
              look="quiet"
              aria-label={`Remove picture ${at + 1}`}
              onClick={() => onArrange(without(view), 'The picture is removed from the shop.')}
            >
              <Trash2 size={18} aria-hidden />
            </Button>
          </>
        ),
      }))}
    />
  )
}
