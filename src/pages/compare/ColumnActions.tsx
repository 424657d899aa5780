import { Plus, Repeat2, X } from 'lucide-react'
import { paths } from '../../domain/address.ts'
import type { Product } from '../../domain/catalogue.ts'
import { buildLine } from '../../domain/basket.ts'
import { loadQuickView } from '../../shop/loadOnDemand.ts'
import { addItem } from '../../state/basket.ts'
import { quickViewStore } from '../../state/quickView.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CompareTable.module.css'

interface Props {
  readonly product: Product
  readonly onReplace: () => void
  readonly onTakeOut: () => void
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Puts a compared product into the cart, or another into its place. What has options is chosen in the quick view. */
export function ColumnActions({ product, onReplace, onTakeOut }: Props) {
  const { slug, title, options } = product
  function handleChoose() {
    loadQuickView().then(
      () => quickViewStore.set(slug),
      () => location.assign(BASE + paths.detail(slug)),
    )
  }
  return (
    <div className={styles['buttons']}>
      <Button
        look="add"
        aria-haspopup={options ? 'dialog' : undefined}
        onClick={() => (options ? handleChoose() : addItem(buildLine(product), title))}
      >
        {!options && <Plus size={18} aria-hidden />}
        {options ? 'Choose' : 'Add'}
        <span className="visually-hidden">
          {options ? ` ${options.map(({ name }) => name.toLowerCase()).join(' and ')}` : ' to cart'}: {title}
        </span>
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onClick={onReplace}>
        <Repeat2 size={18} aria-hidden />
        Replace
        <span className="visually-hidden"> {title}</span>
      </Button>
      <Button look="quiet" onClick={onTakeOut}>
        <X size={18} aria-hidden />
        Take out
        <span className="visually-hidden"> {title}</span>
      </Button>
    </div>
  )
}
