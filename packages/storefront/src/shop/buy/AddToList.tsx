import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import styles from '../product/tools.module.css'

const AddToListDialog = onDemand(async () => (await import('./AddToListDialog.tsx')).AddToListDialog)

/** Adds a product to one of the visitor’s ward lists; the dialog loads when it is needed. */
export function AddToList({ product, chosen }: { product: Product; chosen: Choice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.tool} onClick={() => setOpen(true)}>
        <ListPlus size={18} aria-hidden />
        <span>Add to a list</span>
      </button>
      {isOpen && <AddToListDialog product={product} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
