import { paths } from '@shop/core/page/address.ts'
import { BASE } from '../../state/page/base.ts'
import { loadProducts } from '../../state/product/products.ts'
import { quickViewStore } from '../../state/product/quickView.ts'
import { onDemand } from '../../ui/onDemand.tsx'

/** A product over its listing. */
export const QuickView = onDemand(async () => (await import('./QuickView.tsx')).QuickView)

/** Shows a product over the page. Where the view cannot be loaded, the product's own page shows the same. */
export function openQuickView(slug: string): void {
  Promise.all([QuickView.load(), loadProducts([slug])]).then(
    () => quickViewStore.set(slug),
    () => location.assign(BASE + paths.detail(slug)),
  )
}
