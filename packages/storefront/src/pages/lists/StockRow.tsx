import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import type { StockLine } from '@shop/core/lists/reorder.ts'
import { setCountedIn, setOnHand, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import { formatPriceOf } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { Link } from '../../ui/Link.tsx'
import { CountField } from './CountField.tsx'
import { MissingChoice } from './MissingChoice.tsx'
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

  function handleMove(event: MouseEvent<HTMLButtonElement>, step: -1 | 1) {
    const button = event.currentTarget
    onMove(name, title, position, step)
    // A row that moves in the page loses its focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <tr data-gone={product ? undefined : ''}>
      <th scope="row">
        <span className={styles.product}>
          {product && <PictureTile name={product.picture} isRevealed={false} className={styles.picture} />}
          <span>
            {product ? <Link href={paths.detail(product.slug)}>{product.title}</Link> : line.slug}
            <small>
              {product ? describe(product) : 'No longer sold; it cannot be ordered.'}
              {choice && `. ${choice}`}
            </small>
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
      <td data-label="Par level">
        <CountField
          label={`Par level for ${title}`}
          value={line.par}
          onChange={(par) => onChange({ ...line, par: par ?? 0 })}
        />
        {product && product.pack.count > 1 && (
          <UnitSelect line={line} product={product} title={title} onChange={onChange} />
        )}
      </td>
      <td data-label="On hand">
        <CountField
          label={`${title} on hand`}
          value={line.onHand}
          isOptional
          onChange={(count) => onChange(setOnHand(line, count))}
        />
      </td>
      <td data-label="Order" className={styles.order}>
        <b>{order}</b>
        {product && order > 0 && <small>{formatPriceOf(order, product.priceIncVat)}</small>}
        {left > 0 && <small className={styles.left}>{formatWhole(left)} more do not fit in the cart</small>}
      </td>
      <td className={styles.tools}>
        <button
          type="button"
          aria-label={`Move up: ${title}`}
          aria-disabled={index === 0}
          onClick={(event) => handleMove(event, -1)}
        >
          <ArrowUp size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`Move down: ${title}`}
          aria-disabled={position === stock.length}
          onClick={(event) => handleMove(event, 1)}
        >
          <ArrowDown size={18} aria-hidden />
        </button>
        <button type="button" aria-label={`Remove: ${title}`} onClick={() => onRemove(name, title)}>
          <Trash2 size={18} aria-hidden />
        </button>
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

/** A choice of packs, or of the pieces in them, for par and count. */
function UnitSelect({
  line,
  product,
  title,
  onChange,
}: {
  line: WardListLine
  product: Product
  title: string
  onChange: (line: WardListLine) => void
}) {
  return (
    <select
      autoComplete="off"
      aria-label={`Unit counted for ${title}`}
      value={line.countedIn ?? 'packs'}
      onChange={(event) => onChange(setCountedIn(line, event.target.value === 'pieces' ? 'pieces' : 'packs'))}
    >
      <option value="packs">{product.pack.unit}</option>
      <option value="pieces">{product.pack.of ?? 'pieces'}</option>
    </select>
  )
}

function describe({ sku, pack, multiple, age }: Product) {
  return (
    <>
      {sku && (
        <>
          <span className="code">SKU {sku}</span>.{' '}
        </>
      )}
      {formatPack(pack)}
      {multiple !== undefined && `, in multiples of ${multiple}`}
      {age && `. ${formatAge(age)}`}
    </>
  )
}
