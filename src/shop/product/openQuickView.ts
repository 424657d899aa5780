import { paths } from '../../domain/page/address.ts'
import { quickViewStore } from '../../state/product/quickView.ts'
import { loadQuickView } from '../loadOnDemand.ts'

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Shows a product over the page. Where the view's code cannot be loaded, its own page shows the same. */
export function openQuickView(slug: string): void {
  loadQuickView().then(
    () => quickViewStore.set(slug),
    () => location.assign(BASE + paths.detail(slug)),
  )
}
