import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AsideCart } from '@shop/core/cart/cart.ts'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { findHolds } from '@shop/core/cart/holds.ts'
import { formatLineCount } from '@shop/core/cart/lineAmounts.ts'
import { priceLines, sumLines } from '@shop/core/cart/pricedLines.ts'
import { MAX_ASIDE_NAME } from '@shop/core/cart/storedCart.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { deleteAside, renameAside, takeUp } from '../../state/order/aside.ts'
import { useNow } from '../../state/page/now.ts'
import { useProducts } from '../../state/product/products.ts'
import { Button } from '../../ui/Button.tsx'
import { NameForm } from '../../ui/NameForm.tsx'
import styles from './CartsAside.module.css'

/** The carts put aside, each with its own order document. */
export function CartsAside() {
  const { aside, elsewhere } = useCart()
  const products = useProducts(elsewhere.map(({ slug }) => slug))
  if (aside.length === 0) return null
  return (
    <section aria-labelledby="aside-title" className={styles.aside}>
      <h2 id="aside-title">
        Carts put aside <span className="num">({aside.length})</span>
      </h2>
      <p>
        {aside.some(({ draft }) => draft)
          ? 'Each keeps its lines and its order document, with who is ordering and where it goes, on this device.'
          : 'Each keeps its lines on this device.'}
      </p>
      <ul>
        {aside.map((put) => (
          <AsideRow key={put.id} put={put} products={products} />
        ))}
      </ul>
    </section>
  )
}

function AsideRow({ put, products }: { put: AsideCart; products: Products | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const now = useNow()
  const lines = products ? priceLines(put.lines, products) : []
  const holds = findHolds(lines, now)
  const { incPence, isFrom } = sumLines(lines.filter(({ key }) => !holds.has(key)))
  const { name } = put
  return (
    <li>
      {isRenaming ? (
        <NameForm
          label="Name of this cart"
          name={name}
          maxLength={MAX_ASIDE_NAME}
          onSave={(typed) => renameAside(put.id, typed)}
          onClose={() => {
            setRenaming(false)
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      ) : (
        <h3 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h3>
      )}
      <p>
        {formatLineCount(countItems(put.lines), put.lines.length)}
        {products && `, ${labelInc(formatPrice({ pence: incPence, isFrom }))}`}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => takeUp(put)}>
          Use this cart<span className="visually-hidden"> {name}</span>
        </Button>
        {!isRenaming && (
          <Button look="quiet" onClick={() => setRenaming(true)}>
            <Pencil size={18} aria-hidden />
            Rename<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button look="quiet" onClick={() => deleteAside(put)}>
          <Trash2 size={18} aria-hidden />
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
