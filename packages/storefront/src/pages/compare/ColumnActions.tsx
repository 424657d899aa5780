import { Plus, Repeat2, X } from 'lucide-react'
import { buildLine } from '@shop/core/cart/cartLines.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { openQuickView } from '../../shop/buy/openQuickView.ts'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { showNotice } from '../../state/base/notices.ts'
import { addProduct } from '../../state/cart/cart.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CompareTable.module.css'

interface Props {
  readonly product: Product
  readonly onReplace: () => void
  readonly onRemove: () => void
}

/** Adds a compared product to the cart, replaces it or removes it. Options are chosen in the quick view. */
export function ColumnActions({ product, onReplace, onRemove }: Props) {
  const { slug, title, options } = product
  async function handleAdd() {
    const refusal = await addProduct(buildLine(product), product)
    if (refusal !== undefined) showNotice(`${title} was not added. ${refusal}.`)
  }
  return (
    <div className={styles.buttons}>
      <UnlessHeld product={product}>
        <Button
          look="add"
          aria-haspopup={options ? 'dialog' : undefined}
          onClick={() => (options ? openQuickView(slug) : void handleAdd())}
        >
          {!options && <Plus size={18} aria-hidden />}
          {options ? 'Choose' : 'Add'}
          <span className="visually-hidden">
            {options ? ` ${options.map(({ name }) => name.toLowerCase()).join(' and ')}` : ' to cart'}: {title}
          </span>
        </Button>
      </UnlessHeld>
      <Button look="quiet" aria-haspopup="dialog" onClick={onReplace}>
        <Repeat2 size={18} aria-hidden />
        Replace
        <span className="visually-hidden"> {title}</span>
      </Button>
      <Button look="quiet" onClick={onRemove}>
        <X size={18} aria-hidden />
        Remove
        <span className="visually-hidden"> {title}</span>
      </Button>
    </div>
  )
}
