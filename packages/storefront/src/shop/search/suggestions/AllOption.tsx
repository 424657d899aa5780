import { Search } from 'lucide-react'
import { formatCount } from '@shop/core/base/count.ts'
import { paths } from '@shop/core/page/address.ts'
import { formatUnsold } from '@shop/core/search/unsold.ts'
import type { Found } from './findSuggestions.ts'
import { OptionLink } from './OptionLink.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly isActive: boolean
  readonly found: Found
}

/** The last option: all results, or the search page where nothing was found. */
export function AllOption({ id, isActive, found: { query, count, dropped, unsold } }: Props) {
  const label =
    count === 0
      ? `${unsold.length > 0 ? formatUnsold(unsold) : 'No products found'}. Search for`
      : dropped.length > 0
        ? `See the nearest ${formatCount(count, 'product')} for`
        : count === 1
          ? 'See the product for'
          : `See all ${count} products for`
  return (
    <OptionLink id={id} isActive={isActive} href={paths.searchFor(query)} className={styles.line}>
      <Search size={18} aria-hidden />
      <span>
        {label} “{query}”
      </span>
    </OptionLink>
  )
}
