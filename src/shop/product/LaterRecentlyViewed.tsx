import { onDemand } from '../../ui/onDemand.tsx'
import { loadCatalogue } from '../../state/product/catalogue.ts'

/** The recently viewed products, loaded when the page that ends with them is drawn. */
export const LaterRecentlyViewed = onDemand(async () => {
  const [{ RecentlyViewed }] = await Promise.all([import('./RecentlyViewed.tsx'), loadCatalogue()])
  return RecentlyViewed
})
