import type { DeliveryAddress } from '@shop/core/order/addresses.ts'
import { addresses } from '../account/addresses.ts'
import { orderDraftStore, setDetail } from './orderDraft.ts'

/** Writes an address into the order that is being made. One without an organisation leaves what was typed there. */
export function fillInAddress({ organisation, street, town, postcode, costCentre }: DeliveryAddress): void {
  const present = orderDraftStore.get()?.details.organisation
  const isOfAddress = addresses.read().some((other) => other.organisation === present)
  if (organisation !== '' || isOfAddress) setDetail('organisation', organisation)
  for (const [field, text] of Object.entries({ street, town, postcode, costCentre })) setDetail(field as 'street', text)
}
