import { onDemand } from '../../ui/onDemand.tsx'
import { loadRecentlyViewed } from '../loadOnDemand.ts'

/** The list of what was viewed recently, brought when the page that ends with it is drawn. */
export const LaterRecentlyViewed = onDemand(loadRecentlyViewed)
