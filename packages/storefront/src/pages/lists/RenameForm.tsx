import { Pencil } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { MAX_NAME_LENGTH, parseWardListName, renameWardList, type WardList } from '@shop/core/lists/wardLists.ts'
import { wardLists } from '../../state/lists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './RenameForm.module.css'

/** The heading of a ward list, with a form to rename it. */
export function RenameForm({ list }: { list: WardList }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [name, setName] = useState<string>()
  const [error, setError] = useState('')

  function close() {
    setName(undefined)
    setError('')
    heading.current?.focus()
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const wanted = parseWardListName(name ?? '')
    if (!wanted) return setError('Enter a name, or cancel to keep the old one.')
    if (wanted !== list.name) {
      const text = `Renamed “${list.name}” to “${wanted}”.`
      wardLists.change((lists) => renameWardList(lists, list.id, wanted), { text, undo: true })
    }
    close()
  }
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{list.name}</bdi>
        </h1>
        {name === undefined && (
          <Button look="quiet" onClick={() => setName(list.name)}>
            <Pencil size={18} aria-hidden />
            Rename
          </Button>
        )}
      </div>
      {name !== undefined && (
        <form
          onSubmit={handleSubmit}
          noValidate
          className={styles.form}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <TextField
            id={id}
            label="List name"
            value={name}
            onChange={setName}
            error={error || undefined}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.target.select()}
          />
          <div>
            <Button type="submit">Save name</Button>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
