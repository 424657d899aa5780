import { Trash2 } from 'lucide-react'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { removeItem } from '../../state/cart/cartActions.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CartLineCard.module.css'

/** A product that is no longer sold: shown, not dropped in silence. */
export function GoneLine({ line }: { line: CartLine }) {
  const choice = formatChoice(line)
  return (
    <li className={styles.line} data-gone>
      <PictureTile name="" isSmall isRevealed={false} className={styles.picture} />
      <h2>{line.slug}</h2>
      <div className={styles.facts}>
        <p>No longer sold{choice && `: ${choice}`}. It is not counted in the total.</p>
        {line.note && (
          <p>
            Note: <bdi>{line.note}</bdi>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button look="quiet" onClick={() => removeItem(line, line.slug)}>
          <Trash2 size={18} aria-hidden />
          Remove<span className="visually-hidden"> {line.slug}</span>
        </Button>
      </div>
    </li>
  )
}
