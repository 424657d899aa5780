import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { MAX_NAME_LENGTH, parseWardListName, renameWardList, type WardList } from '@shop/core/lists/wardLists.ts'
import { wardLists } from '../../state/lists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { NameForm } from '../../ui/NameForm.tsx'
import styles from './RenameForm.module.css'

/** The heading of a ward list, with a form to rename it. */
export function RenameForm({ list }: { list: WardList }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRenaming, setRenaming] = useState(false)

  function close() {
    setRenaming(false)
    heading.current?.focus()
  }
  function save(typed: string): boolean {
    const wanted = parseWardListName(typed)
    if (!wanted) return false
    if (wanted !== list.name) {
      const text = `Renamed “${list.name}” to “${wanted}”.`
      wardLists.change((lists) => renameWardList(lists, list.id, wanted), { text, undo: true })
    }
    return true
  }
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{list.name}</bdi>
        </h1>
        {!isRenaming && (
          <Button look="quiet" onClick={() => setRenaming(true)}>
            <Pencil size={18} aria-hidden />
            Rename
          </Button>
        )}
      </div>
      {isRenaming && (
        <NameForm label="List name" name={list.name} maxLength={MAX_NAME_LENGTH} onSave={save} onClose={close} />
      )}
    </>
  )
}
