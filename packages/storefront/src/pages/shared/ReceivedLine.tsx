import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { formatPackTruth } from '@shop/core/cart/lineAmounts.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import type { WardListLine } from '@shop/core/lists/wardLists.ts'
import { formatPrice, formatPriceOf, labelInc } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './Received.module.css'

interface Props {
  readonly line: CartLine | WardListLine
  readonly product: Product
  /** The quantity that was sent, which may not be a multiple that is sold. */
  readonly asked?: number
}

/** One line that was sent, with its picture and today's price. */
export function ReceivedLine({ line, product, asked }: Props) {
  const { sku, title, pack, priceIncVat, priceExVat } = product
  const packs = 'quantity' in line ? formatPackTruth(line.quantity, pack, priceIncVat) : undefined
  const choice = formatChoice(line)
  return (
    <li className={styles.line}>
      <PictureTile name={product.picture} isSmall isRevealed={false} className={styles.picture} />
      <div className={styles.what}>
        <h2>
          <Link href={paths.detail(product.slug)}>{title}</Link>
        </h2>
        <p>
          {sku && (
            <>
              <span className="code">SKU {sku}</span>,{' '}
            </>
          )}
          {packs ? labelInc(packs) : formatPack(pack)}
        </p>
        {choice && <p>{choice}</p>}
        {product.age && <p>{formatAge(product.age)}</p>}
        <UnlessHeld product={product} />
        {'note' in line && line.note && <p>Note: {line.note}</p>}
      </div>
      {'quantity' in line ? (
        <p className={styles.sum}>
          <span>
            {line.quantity} × {formatPrice(priceIncVat)}
          </span>
          <b>{labelInc(formatPriceOf(line.quantity, priceIncVat))}</b>
          {money.showExVat && <span>{formatPriceOf(line.quantity, priceExVat)} ex.VAT</span>}
          {asked !== undefined && asked !== line.quantity && (
            <span>
              {asked} sent; it is sold in {product.multiple}s
            </span>
          )}
        </p>
      ) : (
        <p className={styles.sum}>
          <b>Par {line.par}</b>
          <span>{line.countedIn ?? 'packs'}</span>
        </p>
      )}
    </li>
  )
}
