import type { SearchOutcome } from './search.ts'
import { findTyped } from './typed.ts'
import { formatUnsold } from './unsold.ts'

type Outcome = Pick<SearchOutcome, 'count' | 'nearest' | 'dropped' | 'unsold' | 'isMentioned' | 'advice'>

/** The note that the products are not what was typed; empty where they are. */
export function noteFound(query: string, { count, nearest, dropped, unsold, isMentioned, advice }: Outcome): string {
  if (count === 0 && advice.length > 0) return advice.join(' ')
  if (unsold.length > 0) return `${formatUnsold(unsold)}.${count > 0 ? ' The nearest:' : ''}`
  if (count === 0) return 'No products found.'
  if (isMentioned) return 'These only mention it:'
  if (dropped.length > 0) return `Without ${findTyped(query, dropped).join(', ')}:`
  return nearest ? `For “${nearest}”:` : ''
}
