import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { compared, useCompared } from '../../state/product/compared.ts'
import { quickViewStore, startQuickView } from '../../state/product/quickView.ts'
import { useStore } from '../../state/kept/store.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { hasTray } from '../compare/hasTray.ts'
import { QuickView } from '../product/openQuickView.ts'

const CompareTray = onDemand(async () => (await import('../compare/CompareTray.tsx')).CompareTray)

/** What may lie over a page: the tray of products to compare, and the quick view. */
export function Overlays() {
  const [path] = useLocation()
  const slugs = useCompared()
  const viewed = useStore(quickViewStore, undefined)
  useEffect(() => compared.start(), [])
  useEffect(startQuickView, [])
  return (
    <>
      {slugs.length > 0 && hasTray(path) && <CompareTray slugs={slugs} />}
      {viewed !== undefined && <QuickView key={viewed} slug={viewed} />}
    </>
  )
}
