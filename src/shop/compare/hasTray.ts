import { readAddress } from '../frame/readAddress.ts'

/** Whether this page has the tray: pages of products to choose from do, pages that order them do not. */
export function hasTray(path: string): boolean {
  return ['category', 'search'].includes(readAddress(path).page)
}
