import { useState } from 'react'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { listCategories } from '../../model/cells.ts'
import { addGroup } from '../../model/shelves.ts'
import { NewRecord } from '../frame/NewRecord.tsx'
import { goTo } from '../place.ts'
import { edit, useDesk } from '../store.ts'

/** Adds a group of the menu with its first category; its form has the rest. */
export function NewGroup() {
  const { files } = useDesk()
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState('')
  const categories = listCategories(files).filter(({ record }) => record.id !== '/')
  function handleAdd() {
    const first = categories.find(({ record }) => record.tittle === category)?.record.id
    if (first === undefined) return 'Choose a category: a group needs one. It leaves the group that it is in now.'
    const added = addGroup(files, { title, category: first })
    if ('error' in added) return added.error
    edit(added.edits)
    setTitle('')
    setCategory('')
    goTo('categories', added.id, 'group')
    return undefined
  }
  return (
    <NewRecord noun="group" onAdd={handleAdd}>
      <TextField id="new-group-title" label="Title" value={title} onChange={setTitle} />
      <SelectField
        id="new-group-category"
        label="Its first category"
        values={categories.map(({ record }) => record.tittle)}
        value={category}
        onChange={setCategory}
      />
    </NewRecord>
  )
}
