import { paths } from '../../domain/page/address.ts'
import { quickViewStore } from '../../state/product/quickView.ts'
import { loadQuickView } from '../loadOnDemand.ts'

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Shows a product over the page. Where the code of the view cannot be had, its own page says the same. */
export function openQuickView(slug: string): void {
  loadQuickView().then(
    () => quickViewStore.set(slug),
    () => location.assign(BASE + paths.detail(slug)),
  )
}
