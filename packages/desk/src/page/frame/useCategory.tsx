import { useState } from 'react'
import { SelectField } from '@shop/storefront/ui/SelectField.tsx'
import { listCategories } from '../../model/cells.ts'
import { useDesk } from '../store.ts'

/** A field that chooses a category by its title, what is chosen, and how to empty it. */
export function useCategory(id: string, label: string) {
  const [title, setTitle] = useState('')
  const categories = listCategories(useDesk().files).filter(({ record }) => record.id !== '/')
  return {
    chosen: categories.find(({ record }) => record.tittle === title),
    clear: () => setTitle(''),
    field: (
      <SelectField
        id={id}
        label={label}
        values={categories.map(({ record }) => record.tittle)}
        value={title}
        onChange={setTitle}
      />
    ),
  }
}
