import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import type { StockLine } from '@shop/core/lists/reorder.ts'
import { setCountedIn, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { paths } from '@shop/core/page/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { CountField } from './CountField.tsx'
import styles from './StockTable.module.css'

interface Props {
  readonly stock: StockLine
  /** The product with its choices. */
  readonly title: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChange: (line: WardListLine) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

/** What is set once for a line of a list, and is not part of counting it. */
export function StockMenu({ stock: { line, product }, title, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  function handleMove({ currentTarget }: MouseEvent<HTMLButtonElement>, step: -1 | 1) {
    const panel = currentTarget.closest<HTMLElement>('[popover]')
    onMove(step)
    requestAnimationFrame(() => {
      if (panel && !panel.matches(':popover-open')) {
        // A row that moves in the page closes its panel; reopened, that gives the focus back to where it was then.
        panel.parentElement?.querySelector('button')?.focus()
        panel.showPopover()
      }
      currentTarget.focus()
    })
  }
  return (
    <MoreMenu label={`More for ${title}`}>
      <div className={styles.par}>
        <span aria-hidden>Par level</span>
        <CountField
          label={`Par level for ${title}`}
          value={line.par}
          onChange={(par) => onChange({ ...line, par: par ?? 0 })}
        />
        {product && product.pack.count > 1 && (
          <UnitSelect line={line} product={product} title={title} onChange={onChange} />
        )}
      </div>
      <div className={styles.actions}>
        <Button
          look="quiet"
          aria-label={`Move up: ${title}`}
          aria-disabled={isFirst}
          onClick={(event) => handleMove(event, -1)}
        >
          <ArrowUp size={18} aria-hidden />
          Move up
        </Button>
        <Button
          look="quiet"
          aria-label={`Move down: ${title}`}
          aria-disabled={isLast}
          onClick={(event) => handleMove(event, 1)}
        >
          <ArrowDown size={18} aria-hidden />
          Move down
        </Button>
        <Button look="quiet" aria-label={`Remove: ${title}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
          Remove
        </Button>
      </div>
      {product && (
        <Link href={paths.detail(product.slug)} className="link">
          See its page
        </Link>
      )}
    </MoreMenu>
  )
}

/** A choice of packs, or of the pieces in them, for par and count. */
function UnitSelect({ line, product, title, onChange }: Pick<Props, 'title' | 'onChange'> & UnitProps) {
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

interface UnitProps {
  readonly line: WardListLine
  readonly product: Product
}
