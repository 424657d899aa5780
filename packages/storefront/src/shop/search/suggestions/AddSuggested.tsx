import { Plus } from 'lucide-react'
import { useState } from 'react'
import { buildLine } from '@shop/core/cart/cartLines.ts'
import type { Choice } from '@shop/core/catalogue/catalogue.ts'
import { findSold } from '@shop/core/catalogue/variants.ts'
import { paths } from '@shop/core/page/address.ts'
import { finishFirst } from '../../../state/base/acts.ts'
import { showNotice } from '../../../state/base/notices.ts'
import { addProduct } from '../../../state/cart/cart.ts'
import { BASE } from '../../../state/page/base.ts'
import { loadProducts } from '../../../state/product/products.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly slug: string
  /** Its title with what is chosen. */
  readonly name: string
  /** The value of each of its options. */
  readonly options: Choice
}

/**
 * Adds one without leaving the field, as often as it is pressed. A list of options holds nothing else, so that it is for
 * the pointer alone: the keyboard does the same from the option, and a screen reader opens the product.
 */
export function AddSuggested({ id, slug, name, options }: Props) {
  const [added, setAdded] = useState(0)
  async function handleAdd() {
    const sold = findSold(await loadProducts([slug]), { slug, options })
    if (!sold || sold.status) throw new Error(`${slug} is not sold`)
    const line = buildLine(sold, { options })
    const refusal = await addProduct(line, sold)
    if (refusal === undefined) return setAdded((before) => before + line.quantity)
    showNotice(`${name} was not added. ${refusal}.`)
    // On a phone the list would cover that.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <Button
      id={id}
      look="add"
      tabIndex={-1}
      aria-hidden
      title={`Add to cart: ${name}`}
      // The product's page says what is the matter.
      onClick={() => void finishFirst(handleAdd()).catch(() => location.assign(BASE + paths.detail(slug)))}
    >
      <Plus size={18} aria-hidden />
      <span className={styles.word}>{added === 0 ? 'Add' : 'Added'}</span>
      {added > 0 && <span className="num">{added}</span>}
    </Button>
  )
}
