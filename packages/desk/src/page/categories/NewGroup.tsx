import { useState } from 'react'
import { TextField } from '@shop/storefront/ui/TextField.tsx'
import { addGroup } from '../../model/shelves.ts'
import { NewRecord } from '../frame/NewRecord.tsx'
import { useCategory } from '../frame/useCategory.tsx'
import { goTo } from '../place.ts'
import { edit, useDesk } from '../store.ts'

/** Adds a group of the menu with its first category; its form has the rest. */
export function NewGroup() {
  const { files } = useDesk()
  const [title, setTitle] = useState('')
  const { chosen, clear, field } = useCategory('new-group-category', 'Its first category')
  function handleAdd() {
    if (!chosen) return 'Choose a category: a group needs one. It leaves the group that it is in now.'
    const added = addGroup(files, { title, category: chosen.record.id })
    if ('error' in added) return added.error
    edit(added.edits)
    setTitle('')
    clear()
    goTo('categories', added.id, 'group')
    return undefined
  }
  return (
    <NewRecord noun="group" onAdd={handleAdd}>
      <TextField id="new-group-title" label="Title" value={title} onChange={setTitle} />
      {field}
    </NewRecord>
  )
}
