import { type DeliveryAddress, isSameAddress, nameAddresses } from '@shop/core/order/addresses.ts'
import type { OrderDetails } from '@shop/core/order/details.ts'
import { fillInAddress } from '../../state/order/fillInAddress.ts'
import { SelectField } from '../../ui/SelectField.tsx'

interface Props {
  readonly addresses: readonly DeliveryAddress[]
  readonly details: OrderDetails
}

/** The addresses that are kept: choosing one fills in the fields below it, which can be changed for this order. */
export function AddressChoice({ addresses, details }: Props) {
  const names = nameAddresses(addresses)
  const chosen = addresses.findIndex((address) =>
    // An order for another organisation can go there too.
    isSameAddress(address.organisation === '' ? { ...address, organisation: details.organisation } : address, details),
  )
  const handleChange = (name: string) => {
    const address = addresses[names.indexOf(name)]
    if (address) fillInAddress(address)
  }
  return (
    <SelectField
      id="saved-address"
      label="Saved address"
      values={[...new Set(names)]}
      value={names[chosen] ?? ''}
      onChange={handleChange}
    />
  )
}
