import { useEffect, useState } from 'react'
import { useStore } from '../../state/base/store.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { hasTray } from '../../state/page/readAddress.ts'
import { compared, useCompared } from '../../state/product/compared.ts'
import { quickViewStore, startQuickView } from '../../state/product/quickView.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { QuickView } from '../buy/openQuickView.ts'

const CompareTray = onDemand(async () => (await import('../compare/CompareTray.tsx')).CompareTray)
const Spine = onDemand(async () => (await import('../spine/Spine.tsx')).Spine, null)

/** The panels that may lie over a page: the tray of products to compare, the quick view, and the order drawer. */
export function Overlays() {
  const { path } = usePageAddress()
  const { lines } = useCart()
  /** Stays so when the last line is removed: that may happen on the open order, which offers it back. */
  const [isOrdering, setOrdering] = useState(false)
  if (lines.length > 0 && !isOrdering) setOrdering(true)
  const slugs = useCompared()
  const viewed = useStore(quickViewStore, undefined)
  useEffect(() => compared.start(), [])
  useEffect(startQuickView, [])
  return (
    <>
      {slugs.length > 0 && hasTray(path) && <CompareTray slugs={slugs} />}
      {isOrdering && <Spine />}
      {viewed !== undefined && <QuickView key={viewed} slug={viewed} />}
    </>
  )
}
