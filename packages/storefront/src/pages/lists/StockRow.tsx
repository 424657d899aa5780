import { memo } from 'react'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import type { StockLine } from '@shop/core/lists/reorder.ts'
import { setOnHand, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import { formatPriceOf } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { Link } from '../../ui/Link.tsx'
import { CountField } from './CountField.tsx'
import { MissingChoice } from './MissingChoice.tsx'
import { StockMenu } from './StockMenu.tsx'
import styles from './StockTable.module.css'

interface Props {
  /** All lines of the list. */
  readonly stock: readonly StockLine[]
  readonly index: number
  readonly onChange: (line: WardListLine) => void
  readonly onMove: (name: string, title: string, position: number, step: -1 | 1) => void
  readonly onChoose: (name: string, line: WardListLine, title: string, position: number) => void
  readonly onRemove: (name: string, title: string) => void
}

/** One product of a ward list. One that is no longer sold stays, and says so. */
export const StockRow = memo(function StockRow({ stock, index, onChange, onMove, onChoose, onRemove }: Props) {
  const { key: name, line, product, order, left, missing, hold } = stock[index]!
  const position = index + 1
  const choice = formatChoice(line)
  const title = `${product?.title ?? line.slug}${choice && `, ${choice}`}`

  const par = formatPar(line, product)
  // The roles are stated, so that it stays a table where its rows are drawn as blocks.
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={styles.product}>
          {product && <PictureTile name={product.picture} isRevealed={false} isSmall className={styles.picture} />}
          <span>
            {product ? (
              // The keyboard goes from count to count; the same link is behind the dots.
              <Link href={paths.detail(product.slug)} tabIndex={-1}>
                {product.title}
              </Link>
            ) : (
              line.slug
            )}
            {product ? (
              // What tells two lines of one product apart comes first: the end may be cut off.
              <small className={styles.facts}>
                <span className={styles.phonePar}>Par {par}. </span>
                {choice && `${choice}. `}
                {product.sku && <span className={styles.sku}>SKU {product.sku}. </span>}
                {describePack(product)}
              </small>
            ) : (
              <small className={styles.missing}>No longer sold; it cannot be ordered.{choice && ` ${choice}`}</small>
            )}
            {product?.age && <small>{formatAge(product.age)}</small>}
            {hold && (
              <small className={styles.missing}>
                {hold.text}.{' '}
                {hold.by && (
                  <Link href={paths.detail(hold.by.slug)} className="link">
                    See {hold.by.title}
                  </Link>
                )}
              </small>
            )}
            {product && !hold && <UnlessHeld product={product} />}
            {product && missing.length > 0 && (
              <MissingChoice
                lacking={stock[index]!}
                stock={stock}
                onChoose={(chosen) => onChoose(name, chosen, product.title, position)}
              />
            )}
          </span>
        </span>
      </th>
      <td role="cell" className={styles.parText}>
        {par}
      </td>
      <td role="cell" className={styles.onHand}>
        <CountField
          label={`${title} on hand`}
          value={line.onHand}
          isOnHand
          onChange={(count) => onChange(setOnHand(line, count))}
        />
      </td>
      <td role="cell" className={styles.order}>
        <b>
          <span>order </span>
          {order}
        </b>
        {product && order > 0 && <small>{formatPriceOf(order, product.priceIncVat)}</small>}
        {left > 0 && <small className={styles.left}>{formatWhole(left)} more do not fit in the cart</small>}
      </td>
      <td role="cell" className={styles.tools}>
        <StockMenu
          stock={stock[index]!}
          title={title}
          isFirst={index === 0}
          isLast={position === stock.length}
          onChange={onChange}
          onMove={(step) => onMove(name, title, position, step)}
          onRemove={() => onRemove(name, title)}
        />
      </td>
    </tr>
  )
}, isSameRow)

/** Of a long list only the rows are drawn again in which something has changed; the lines are joined again each time. */
function isSameRow(before: Props, after: Props): boolean {
  const [was, now] = [before.stock[before.index]!, after.stock[after.index]!]
  // The choices that are left depend on all lines.
  if (now.missing.length > 0 && before.stock !== after.stock) return false
  return (
    before.index === after.index &&
    before.stock.length === after.stock.length &&
    (['line', 'product', 'order', 'left'] as const).every((name) => was[name] === now[name]) &&
    was.hold?.text === now.hold?.text &&
    was.hold?.by === now.hold?.by &&
    (['onChange', 'onMove', 'onChoose', 'onRemove'] as const).every((name) => before[name] === after[name])
  )
}

/** The par level with its unit: "1,000 gloves", "4 × box", "4". */
function formatPar({ par, countedIn }: WardListLine, product: Product | undefined): string {
  if (!product || product.pack.count === 1) return formatWhole(par)
  const { unit, of = 'pieces' } = product.pack
  return countedIn === 'pieces' ? `${formatWhole(par)} ${of}` : `${formatWhole(par)} × ${unit}`
}

function describePack({ pack, multiple }: Product): string {
  return formatPack(pack) + (multiple === undefined ? '' : `, in multiples of ${multiple}`)
}
