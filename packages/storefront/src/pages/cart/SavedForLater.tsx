import { ShoppingCart, Trash2 } from 'lucide-react'
import { findPriceChange } from '@shop/core/cart/agreedPrice.ts'
import { findRefusal } from '@shop/core/cart/holds.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { PricedLine } from '@shop/core/cart/pricedLines.ts'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import { formatPence, labelInc } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { PriceTag } from '../../shop/product/PriceTag.tsx'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { moveSavedItem, removeSavedItem } from '../../state/cart/cartActions.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './SavedForLater.module.css'

/** The lines saved for later: kept with the cart, but in no total. */
export function SavedForLater({ lines, cart }: { lines: readonly PricedLine[]; cart: readonly PricedLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved-title" className={styles.saved}>
      <h2 id="saved-title">
        Saved for later <span className="num">({lines.length})</span>
      </h2>
      <ul>
        {lines.map(({ key, line, product }) => (
          <SavedLine key={key} line={line} product={product} cart={cart} />
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ line, product, cart }: Omit<PricedLine, 'key'> & { readonly cart: readonly PricedLine[] }) {
  const title = product?.title ?? line.slug
  const choice = formatChoice(line)
  const name = choice === '' ? title : `${title}, ${choice}`
  const change = findPriceChange({ line, product })
  const refusal = product?.counted && !product.status && findRefusal(cart, product, line.quantity)
  return (
    <li>
      <PictureTile name={product?.picture ?? ''} isRevealed={false} isSmall className={styles.picture} />
      <div className={styles.facts}>
        <h3>{product ? <Link href={paths.detail(product.slug)}>{title}</Link> : title}</h3>
        <p>
          {line.quantity} × {product ? formatPack(product.pack).toLowerCase() : 'This product is no longer sold.'}
          {choice && `. ${choice}`}
          {line.note && (
            <>
              . Your note: <bdi>{line.note}</bdi>
            </>
          )}
        </p>
        {refusal && <p>{refusal}. Lower what is in the cart, or remove this.</p>}
        {change && (
          <p>
            The price changed since it was added: was {formatPence(change.was.incPence)}, now{' '}
            {labelInc(formatPence(change.now.incPence))}.
          </p>
        )}
      </div>
      {product && <PriceTag product={product} />}
      <div className={styles.actions}>
        {product && !refusal && (
          <UnlessHeld product={product}>
            <Button onClick={() => moveSavedItem(line, title)}>
              <ShoppingCart size={18} aria-hidden />
              Move to cart<span className="visually-hidden"> {name}</span>
            </Button>
          </UnlessHeld>
        )}
        <Button look="quiet" onClick={() => removeSavedItem(line, title)}>
          <Trash2 size={18} aria-hidden />
          Remove<span className="visually-hidden"> {name} from saved for later</span>
        </Button>
      </div>
    </li>
  )
}
