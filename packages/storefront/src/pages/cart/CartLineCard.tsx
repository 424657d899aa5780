import { memo } from 'react'
import { agreePrices, findPriceChange } from '@shop/core/cart/agreedPrice.ts'
import { getLineKey } from '@shop/core/cart/cartLines.ts'
import { type Hold } from '@shop/core/cart/holds.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { type PricedLine } from '@shop/core/cart/pricedLines.ts'
import type { Product, Products } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import { formatPence, labelInc, type Price } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { EngravingStrip } from '../../shop/buy/EngravingStrip.tsx'
import { LineQuantity } from '../../shop/buy/LineQuantity.tsx'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { PriceTag } from '../../shop/product/PriceTag.tsx'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { changeLines } from '../../state/cart/cart.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Link } from '../../ui/Link.tsx'
import { EngravingCheck } from './EngravingCheck.tsx'
import { GoneLine } from './GoneLine.tsx'
import { LineMenu } from './LineMenu.tsx'
import { LineSums } from './LineSums.tsx'
import { LineWarning } from './LineWarning.tsx'
import { UnfitQuantity } from './UnfitQuantity.tsx'
import styles from './CartLineCard.module.css'

/** The width of a line's picture on each step of the grid, which is that of the product grid. */
const SIZES = '(min-width:1536px) 15vw, (min-width:1200px) 20vw, (min-width:900px) 27vw, (min-width:600px) 41vw, 72px'

interface Props extends Omit<PricedLine, 'key'> {
  readonly products: Products
  readonly hold: Hold | undefined
  /** The lines that count with it towards what an order may hold; undefined where nothing is limited. */
  readonly others: readonly PricedLine[] | undefined
  /** True where the line is a row, whose picture is as small as on a phone. */
  readonly isRow: boolean
}

/** One line of the cart: a card, a row of a long cart, or what a phone has room for. Identical items are one line. */
export const CartLineCard = memo(function CartLineCard({ line, product, products, hold, others, isRow }: Props) {
  if (!product) return <GoneLine line={line} />
  const { title, sku, pack, age } = product
  const key = getLineKey(line)
  const choice = formatChoice(line)
  // What tells two lines of one product apart comes first: the end may be cut off.
  const facts = [formatChoice({ options: line.options }), sku && `SKU ${sku}`, formatPack(pack)].filter(Boolean)
  // Two lines may be the same product in two sizes, or engraved for two people.
  const name = choice === '' ? title : `${title}, ${choice}`
  const change = findPriceChange({ line, product })
  return (
    <li className={styles.line}>
      <PictureTile
        name={product.picture}
        sizes={isRow ? undefined : SIZES}
        isSmall={isRow}
        isRevealed={false}
        className={styles.picture}
      />
      <p className={styles.supplier}>{product.supplier}</p>
      <h2>
        <Link href={paths.detail(product.slug)} onClick={() => storeSelected(product)}>
          {title}
        </Link>
      </h2>
      <div className={styles.facts}>
        <p className={styles.code}>{facts.join('. ')}</p>
        {age && <p>{formatAge(age)}</p>}
        {line.engraving !== undefined && (
          <p>
            <span className={styles.word}>Engraved </span>“<EngravingStrip text={line.engraving} />”
          </p>
        )}
        {line.note && (
          <p>
            Note: <bdi>{line.note}</bdi>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <LineQuantity line={line} product={product} name={name} others={others} />
        <div className={styles.price}>
          <PriceTag product={sumLine(line.quantity, product)} />
        </div>
      </div>
      <div className={styles.notes}>
        <LineSums line={line} product={product} />
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
      <LineMenu line={line} product={product} name={name} />
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
  const list = ({ line, hold, others, isRow }: Props) =>
    JSON.stringify([line, isRow, hold?.text, others?.map(({ key, line: { quantity } }) => [key, quantity])])
  return before.product === after.product && list(before) === list(after)
}
