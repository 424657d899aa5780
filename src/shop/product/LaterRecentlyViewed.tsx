import { onDemand } from '../../ui/onDemand.tsx'

/** The recently viewed products, loaded when the page that ends with them is drawn. */
export const LaterRecentlyViewed = onDemand(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed)
