import { useState } from 'react'
import { TextField } from '../../../src/ui/TextField.tsx'
import { addProduct } from '../../model/products.ts'
import { NewRecord } from '../frame/NewRecord.tsx'
import { useCategory } from '../frame/useCategory.tsx'
import { goTo } from '../place.ts'
import { edit, setWaiting, useDesk } from '../store.ts'
import { dropWaiting } from '../waiting.ts'

/** Adds a product with the least that one has; its form has the rest. */
export function NewProduct() {
  const { files, waiting } = useDesk()
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState('')
  const { chosen, field } = useCategory('new-category', 'Category')
  function handleAdd() {
    if (!chosen) return 'Choose a category: it lists the product.'
    const added = addProduct(files, { title, price, category: chosen.file })
    if ('error' in added) return added.error
    // Of one of the same address that was given up.
    setWaiting(dropWaiting(waiting, added.slug))
    edit(added.edits)
    goTo('products', added.slug)
    return undefined
  }
  return (
    <NewRecord noun="product" onAdd={handleAdd}>
      <TextField id="new-title" label="Title" value={title} onChange={setTitle} />
      <TextField id="new-price" label="Price inc. VAT" value={price} onChange={setPrice} />
      {field}
    </NewRecord>
  )
}
