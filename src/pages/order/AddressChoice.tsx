import { nameAddress, type DeliveryAddress } from '../../domain/order/addresses.ts'
import type { OrderDetails } from '../../domain/order/details.ts'
import { fillInAddress } from '../../state/order/addresses.ts'
import { SelectField } from '../../ui/SelectField.tsx'

interface Props {
  readonly addresses: readonly DeliveryAddress[]
  readonly details: OrderDetails
}

/** The addresses of the account: choosing one fills in the fields below it, which can be changed for this order. */
export function AddressChoice({ addresses, details }: Props) {
  const chosen = addresses.find(
    ({ street, town, postcode, costCentre }) =>
      street === details.street &&
      town === details.town &&
      postcode === details.postcode &&
      costCentre === details.costCentre,
  )
  const handleChange = (name: string) => {
    const address = addresses.find((other) => nameAddress(other) === name)
    if (address) fillInAddress(address)
  }
  return (
    <SelectField
      id="saved-address"
      label="Address from your account"
      values={[...new Set(addresses.map(nameAddress))]}
      value={chosen ? nameAddress(chosen) : ''}
      onChange={handleChange}
    />
  )
}
