import { paths } from '../../domain/page/address.ts'
import { BASE } from '../../state/page/base.ts'
import { loadCatalogue } from '../../state/product/catalogue.ts'
import { quickViewStore } from '../../state/product/quickView.ts'
import { onDemand } from '../../ui/onDemand.tsx'

/** The quick view, with the catalogue that it shows a product of. */
export const QuickView = onDemand(async () => {
  const [{ QuickView }] = await Promise.all([import('./QuickView.tsx'), loadCatalogue()])
  return QuickView
})

/** Shows a product over the page. Where the code of the view cannot be loaded, its own page shows the same. */
export function openQuickView(slug: string): void {
  QuickView.load().then(
    () => quickViewStore.set(slug),
    () => location.assign(BASE + paths.detail(slug)),
  )
}
