import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { loadAddToListDialog } from '../loadOnDemand.ts'
import { openWhenLoaded } from '../frame/openWhenLoaded.ts'
import styles from '../product/CardTools.module.css'

const AddToListDialog = onDemand(loadAddToListDialog)

/** Adds a product to one of the visitor’s ward lists; the dialog loads when it is needed. */
export function AddToList({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false)
  const handleOpen = () => openWhenLoaded(loadAddToListDialog, () => setOpen(true))
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles['tool']} onClick={handleOpen}>
        <ListPlus size={18} aria-hidden />
        <span>Add to a list</span>
      </button>
      {isOpen && <AddToListDialog product={product} onClose={() => setOpen(false)} />}
    </>
  )
}
