import { readAddress } from '../frame/readAddress.ts'

/** Whether the tray stands at the foot of this page: where products are looked through, not where they are ordered. */
export function hasTray(path: string): boolean {
  return ['category', 'search'].includes(readAddress(path).screen)
}
