import { useState } from 'react'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { listCategories } from '../../model/cells.ts'
import { addProduct } from '../../model/products.ts'
import { NewRecord } from '../frame/NewRecord.tsx'
import { goTo } from '../place.ts'
import { edit, useDesk } from '../store.ts'

/** Adds a product with the least that one has; its form has the rest. */
export function NewProduct() {
  const { files } = useDesk()
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState('')
  const [category, setCategory] = useState('')
  const categories = listCategories(files).filter(({ record }) => record.id !== '/')
  function handleAdd() {
    const file = categories.find(({ record }) => record.tittle === category)?.file
    if (file === undefined) return 'Choose a category: it lists the product.'
    const added = addProduct(files, { title, price, category: file })
    if ('error' in added) return added.error
    edit(added.edits)
    goTo('products', added.slug)
    return undefined
  }
  return (
    <NewRecord noun="product" onAdd={handleAdd}>
      <TextField id="new-title" label="Title" value={title} onChange={setTitle} />
      <TextField id="new-price" label="Price inc. VAT" value={price} onChange={setPrice} />
      <SelectField
        id="new-category"
        label="Category"
        values={categories.map(({ record }) => record.tittle)}
        value={category}
        onChange={setCategory}
      />
    </NewRecord>
  )
}
