import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { moveItem } from '../../model/shelves.ts'
import { MoveButtons } from '../frame/MoveButtons.tsx'
import { FieldsetFrame } from './FieldsetFrame.tsx'
import styles from './ListField.module.css'

interface Props {
  readonly label: string
  /** The place of the list in its file, by which a problem finds it. */
  readonly name: string
  readonly items: readonly unknown[]
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** True where each item has fields of its own, and is opened to see them. */
  readonly isFolded: boolean
  readonly nameItem: (item: unknown) => string
  readonly buildItem: () => unknown
  readonly renderItem: (index: number) => ReactNode
  readonly onChange: (items: readonly unknown[]) => void
}

/** A list whose items are added, removed and moved by their buttons. */
export function ListField({
  label,
  name,
  items,
  hint,
  error,
  isFolded,
  nameItem,
  buildItem,
  renderItem,
  onChange,
}: Props) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { keys, setKeys } = useKeys(items.length)

  function change(next: readonly unknown[], nextKeys: readonly number[]) {
    // The element that gets the focus then has to be there.
    flushSync(() => {
      setKeys(nextKeys)
      onChange(next)
    })
  }
  function handleMove(from: number, to: number) {
    change(moveItem(items, from, to), moveItem(keys, from, to))
  }
  function handleRemove(index: number) {
    change(items.toSpliced(index, 1), keys.toSpliced(index, 1))
    const rest = list.current?.children
    const next = rest?.item(index) ?? rest?.item(index - 1)
    const target = next?.querySelector<HTMLElement>('summary, input, textarea') ?? document.getElementById(`${id}-add`)
    target?.focus()
  }
  function handleAdd() {
    change([...items, buildItem()], [...keys, Math.max(-1, ...keys) + 1])
    const last = list.current?.lastElementChild
    last?.querySelector('details')?.setAttribute('open', '')
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return (
    <FieldsetFrame label={label} hint={hint} error={error} className={styles.list}>
      <ol ref={list}>
        {items.map((item, index) => {
          const title = nameItem(item) || `New, ${index + 1}`
          const called = isFolded ? title : `${label} ${index + 1}`
          return (
            <li key={keys[index]}>
              {isFolded ? (
                <details>
                  <summary>{title}</summary>
                  <div className={styles.fields}>{renderItem(index)}</div>
                </details>
              ) : (
                <div className={styles.field}>{renderItem(index)}</div>
              )}
              <div className={styles.buttons}>
                <MoveButtons
                  name={called}
                  place={index}
                  count={items.length}
                  onMove={(place) => handleMove(index, place)}
                />
                <Button look="quiet" aria-label={`Remove ${called}`} onClick={() => handleRemove(index)}>
                  <Trash2 size={18} aria-hidden />
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      <div className={styles.add}>
        <Button id={`${id}-add`} name={name} look="quiet" aria-label={`Add to “${label}”`} onClick={handleAdd}>
          <Plus size={18} aria-hidden />
          Add
        </Button>
      </div>
    </FieldsetFrame>
  )
}

/** A key for each item, which goes with it where it is moved; new ones where the list has changed elsewhere. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const isKnown = keys.length === length
  return { keys: isKnown ? keys : Array.from({ length }, (_, index) => index), setKeys }
}
