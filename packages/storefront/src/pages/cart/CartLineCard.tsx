import { Bookmark, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { agreePrices, findPriceChange } from '@shop/core/cart/agreedPrice.ts'
import { getLineKey } from '@shop/core/cart/cartLines.ts'
import { type Hold } from '@shop/core/cart/holds.ts'
import { formatPackTruth } from '@shop/core/cart/lineAmounts.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { type PricedLine } from '@shop/core/cart/pricedLines.ts'
import type { Product, Products } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import { formatPence, formatPrice, labelInc, type Price } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { paths } from '@shop/core/page/address.ts'
import { EngravingStrip } from '../../shop/buy/EngravingStrip.tsx'
import { LineNote } from '../../shop/buy/LineNote.tsx'
import { LineQuantity } from '../../shop/buy/LineQuantity.tsx'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { PriceTag } from '../../shop/product/PriceTag.tsx'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { changeLines } from '../../state/cart/cart.ts'
import { removeItem, saveItem } from '../../state/cart/cartActions.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { EngravingCheck } from './EngravingCheck.tsx'
import { GoneLine } from './GoneLine.tsx'
import { LineWarning } from './LineWarning.tsx'
import { UnfitQuantity } from './UnfitQuantity.tsx'
import styles from './CartLineCard.module.css'

/** The width of a line's picture on each step of the grid, which is that of the product grid. */
const SIZES = '(min-width:1536px) 15vw, (min-width:1200px) 20vw, (min-width:900px) 27vw, (min-width:600px) 41vw, 76px'

interface Props extends Omit<PricedLine, 'key'> {
  readonly products: Products
  readonly hold: Hold | undefined
  /** The lines that count with it towards what an order may hold; undefined where nothing is limited. */
  readonly others: readonly PricedLine[] | undefined
}

/** One line of the cart as a card: identical items are one card with a quantity. */
export const CartLineCard = memo(function CartLineCard({ line, product, products, hold, others }: Props) {
  if (!product) return <GoneLine line={line} />
  const { title, pack, priceIncVat, priceExVat } = product
  const key = getLineKey(line)
  const choice = formatChoice(line)
  const options = formatChoice({ options: line.options })
  // Two lines may be the same product in two sizes, or engraved for two people.
  const name = choice === '' ? title : `${title}, ${choice}`
  const truth = formatPackTruth(line.quantity, pack, priceIncVat)
  const change = findPriceChange({ line, product })
  return (
    <li className={styles.line}>
      <PictureTile name={product.picture} sizes={SIZES} isRevealed={false} className={styles.picture} />
      <p className={styles.supplier}>{product.supplier}</p>
      <h2>
        <Link href={paths.detail(product.slug)} onClick={() => storeSelected(product)}>
          {title}
        </Link>
      </h2>
      <p className={styles.code}>
        {product.sku && (
          <>
            <span className="code">SKU {product.sku}</span>.{' '}
          </>
        )}
        {formatPack(pack)}
        {options && `. ${options}`}
        {product.age && `. ${formatAge(product.age)}`}
        {line.engraving !== undefined && (
          <span className={styles.engraving}>
            <span className="visually-hidden">. Engraved “</span>
            <EngravingStrip text={line.engraving} />
            <span className="visually-hidden">”</span>
          </span>
        )}
      </p>
      <div className={styles.amounts}>
        <PriceTag product={sumLine(line.quantity, product)} />
        {line.quantity > 1 && (
          <p className={styles.sum}>
            {formatWhole(line.quantity)} × {labelInc(formatPrice(priceIncVat))}
            {money.showExVat && `, ${formatPrice(priceExVat)} ex.VAT`}
          </p>
        )}
        {truth && <p className={styles.sum}>{labelInc(truth)}</p>}
        {change && (
          <LineWarning
            text={`The price changed since it was added: was ${formatPence(change.was.incPence)}, now ${labelInc(formatPence(change.now.incPence))}.`}
            action="Accept the new price"
            name={name}
            onAct={() => changeLines((cart) => agreePrices(cart, products, key))}
          />
        )}
        {hold && (
          <LineWarning text={`${hold.text}. It is not in the order, nor in the total.`} by={hold.by} name={name} />
        )}
        {!hold && product.status && <UnlessHeld product={product} />}
        <EngravingCheck line={line} product={product} name={name} />
        <UnfitQuantity line={line} product={product} name={name} />
      </div>
      <div className={styles.controls}>
        <LineQuantity line={line} product={product} name={name} others={others} />
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
        <LineNote line={line} name={name} />
      </div>
    </li>
  )
}, areEqual)

/** The price of the whole line, in the form of a product's prices. */
function sumLine(quantity: number, { priceIncVat, priceExVat }: Product): Pick<Product, 'priceIncVat' | 'priceExVat'> {
  const times = ({ pence, isFrom }: Price) => ({ pence: pence * quantity, isFrom })
  return { priceIncVat: times(priceIncVat), priceExVat: times(priceExVat) }
}

/** Every change is read back from storage, so that lines are new objects each time; their contents are compared. */
function areEqual(before: Props, after: Props): boolean {
  const list = ({ line, hold, others }: Props) =>
    JSON.stringify([line, hold?.text, others?.map(({ key, line: { quantity } }) => [key, quantity])])
  return before.product === after.product && list(before) === list(after)
}
