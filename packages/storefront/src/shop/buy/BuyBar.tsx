import { type RefObject, useEffect, useState } from 'react'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { PriceTag } from '../product/PriceTag.tsx'
import styles from './BuyBar.module.css'

interface Props {
  readonly product: ListedProduct
  /** The page's own button: the bar appears only once that has been scrolled past. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onAdd: () => void
}

/** Keeps Add to Cart in reach on phones. */
export function BuyBar({ product, button, onAdd }: Props) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!button.current) return
    // A button still below the window counts as seen.
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '0px 0px 999999px',
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [button])
  if (!isNeeded) return null
  return (
    <div className={styles.bar} data-buy-bar>
      <PriceTag product={product} />
      <Button look="main" onClick={onAdd}>
        Add to Cart
      </Button>
    </div>
  )
}
