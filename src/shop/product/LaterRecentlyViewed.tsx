import { onDemand } from '../../ui/onDemand.tsx'
import { loadRecentlyViewed } from '../loadOnDemand.ts'

/** The recently viewed products, loaded when the page that ends with them is drawn. */
export const LaterRecentlyViewed = onDemand(loadRecentlyViewed)
