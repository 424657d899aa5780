import { readAddress } from '../frame/readAddress.ts'

/** Whether this page has the spine: the cart and the order are what it stands for. */
export function hasSpine(path: string): boolean {
  return !['cart', 'order'].includes(readAddress(path).page)
}
