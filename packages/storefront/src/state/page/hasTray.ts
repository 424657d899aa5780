import { readAddress } from './readAddress.ts'

/**
 * Only pages of products to choose from have the tray. The comparison shows the same products already, and on pages
 * that order them the tray would cover what is ordered.
 */
export function hasTray(path: string): boolean {
  return ['category', 'search'].includes(readAddress(path).page)
}
