import type { ComponentProps } from 'react'
import { useAtRest } from '../../state/page/atRest.ts'
import { onDemand } from '../../ui/onDemand.tsx'

const RecentlyViewed = onDemand(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed)

/** The recently viewed products, loaded once the page that ends with them is idle. */
export function LaterRecentlyViewed(props: ComponentProps<typeof RecentlyViewed>) {
  return useAtRest() ? <RecentlyViewed {...props} /> : null
}
