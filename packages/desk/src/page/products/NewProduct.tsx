import { useState } from 'react'
import { getUsualRate } from '@shop/shop-files/spreadsheet/vatRates.ts'
import { TextField } from '@shop/storefront/ui/TextField.tsx'
import { addProduct } from '../../model/products.ts'
import { NewRecord } from '../frame/NewRecord.tsx'
import { useCategory } from '../frame/useCategory.tsx'
import { goTo } from '../place.ts'
import { edit, setWaiting, useDesk } from '../store.ts'
import { dropWaiting } from '../waiting.ts'
import { RateField } from './RateField.tsx'

/** Adds a product with the least that one has; its form has the rest. */
export function NewProduct() {
  const { files, waiting } = useDesk()
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState('')
  const [chosenRate, setRate] = useState<number>()
  const rate = chosenRate ?? getUsualRate()
  const { chosen, field } = useCategory('new-category', 'Category')
  function handleAdd() {
    if (!chosen) return 'Choose a category: it lists the product.'
    const added = addProduct(files, { title, price, category: chosen.file, rate })
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
      <RateField value={rate} onChange={setRate} />
      {field}
    </NewRecord>
  )
}
