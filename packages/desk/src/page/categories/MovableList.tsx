import { GripVertical } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { MoveButtons } from '../frame/MoveButtons.tsx'
import styles from './MovableList.module.css'

interface Dragged {
  readonly kind: string
  readonly id: string
}

interface Props {
  /** The kind of the things: only things of that kind are dropped among them. */
  readonly kind: string
  readonly items: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[]
  /** Something of this kind is put at an index, from this list or another one. */
  readonly onDrop: (id: string, place: number) => void
  /** The things of another kind that can be dropped on an item, such as a product on a category. */
  readonly others?: { readonly kind: string; readonly onDrop: (id: string, on: string) => void }
}

const TYPE = 'application/x-desk'
/** The thing being dragged: one for all lists, so that it can be dropped on another. */
let dragged: Dragged | undefined

function setDragged(next: Dragged | undefined): void {
  dragged = next
}

/** A list whose items are dragged to their places, or moved by their buttons. */
export function MovableList({ kind, items, onDrop, others }: Props) {
  const [over, setOver] = useState<string>()
  const isTaken = (thing: Dragged) => thing.kind === kind || thing.kind === others?.kind
  const handleDrop = (event: DragEvent, id: string, place: number) => {
    setOver(undefined)
    const dropped = dragged
    if (!dropped || !isTaken(dropped)) return
    event.preventDefault()
    event.stopPropagation()
    setDragged(undefined)
    if (dropped.kind === kind) onDrop(dropped.id, place)
    else others?.onDrop(dropped.id, id)
  }
  return (
    <ul className={styles.list}>
      {items.map(({ id, name, content }, place) => (
        <li
          key={id}
          draggable
          data-over={over === id ? '' : undefined}
          onDragStart={(event) => {
            event.stopPropagation()
            event.dataTransfer.setData(TYPE, id)
            event.dataTransfer.effectAllowed = 'move'
            setDragged({ kind, id })
          }}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            if (!dragged || !isTaken(dragged)) return
            event.preventDefault()
            event.stopPropagation()
            setOver(id)
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => handleDrop(event, id, place)}
        >
          <GripVertical size={18} aria-hidden className={styles.grip} />
          <div className={styles.content}>{content}</div>
          <MoveButtons name={name} place={place} count={items.length} onMove={(place) => onDrop(id, place)} />
        </li>
      ))}
    </ul>
  )
}
