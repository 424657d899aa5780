import { paths } from '@shop/core/page/address.ts'
import { changeAddress } from '../page/windowAddress.ts'

const PRINT = '#print'

/** The address at which the order's page prints its document at once: it may be followed as a plain page. */
export const PRINT_ADDRESS = `${paths.order}${PRINT}`

/** True where the address asks for printing; it does so once. */
export function takePrintWish(): boolean {
  if (location.hash !== PRINT) return false
  changeAddress(location.pathname + location.search, { replace: true, state: history.state })
  return true
}
