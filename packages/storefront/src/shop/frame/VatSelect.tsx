import { useEffect } from 'react'
import { useStore } from '../../state/base/store.ts'
import { setVatDisplay, startVatDisplay, type VatDisplay, vatDisplayStore } from '../../state/page/vatDisplay.ts'
import { QuietSelect } from '../../ui/QuietSelect.tsx'

const NAMES: Record<VatDisplay, string> = { inc: 'inc.VAT first', ex: 'ex.VAT first' }

/**
 * Chooses the price that comes first, for buyers who think ex.VAT; kept on this device. The price inc.VAT always stays.
 */
export function VatSelect() {
  const display = useStore(vatDisplayStore, 'inc')
  useEffect(startVatDisplay, [])
  return <QuietSelect label="Prices" value={display} names={NAMES} onChange={setVatDisplay} />
}
