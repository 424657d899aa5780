import { Bookmark, Trash2 } from 'lucide-react'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { NoteField } from '../../shop/buy/NoteField.tsx'
import { removeItem, saveItem } from '../../state/cart/cartActions.ts'
import { Button } from '../../ui/Button.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { LineSums } from './LineSums.tsx'
import styles from './CartLineCard.module.css'

interface Props {
  readonly line: CartLine
  readonly product: Product
  /** The name of the line, with its choices. */
  readonly name: string
}

/** What is used less often on a line of the cart. */
export function LineMenu({ line, product, name }: Props) {
  const { title } = product
  return (
    <MoreMenu label={`More for ${name}`} className={styles.more}>
      <LineSums line={line} product={product} />
      <NoteField line={line} name={name} />
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => saveItem(line, title)}>
          <Bookmark size={18} aria-hidden />
          Save for later<span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="quiet" onClick={() => removeItem(line, title)}>
          <Trash2 size={18} aria-hidden />
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </MoreMenu>
  )
}
