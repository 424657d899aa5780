import * as v from 'valibot'
import { cleanLine, cleanParagraph } from '../text/cleanText.ts'
import type { Kind } from '../kept/kind.ts'
import { createListRules, mergeItem } from '../kept/listRules.ts'

/** A place that a person orders for, and what it is booked on. */
export interface DeliveryAddress {
  readonly id: string
  readonly organisation: string
  readonly street: string
  readonly town: string
  readonly postcode: string
  readonly costCentre: string
}

export const MAX_ADDRESSES = 50

/** What may be empty is. */
export const AddressSchema = v.object({
  organisation: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.maxLength(120, 'Shorten the organisation to 120 characters or fewer'),
  ),
  street: v.pipe(
    v.string(),
    v.transform(cleanParagraph),
    v.nonEmpty('Enter the building and street to deliver to'),
    v.maxLength(300, 'Shorten the address to 300 characters or fewer'),
  ),
  town: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty('Enter the town or city to deliver to'),
    v.maxLength(80, 'Shorten the town or city to 80 characters or fewer'),
  ),
  postcode: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty('Enter the postcode to deliver to'),
    v.maxLength(12, 'Shorten the postcode to 12 characters or fewer'),
  ),
  costCentre: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.maxLength(60, 'Shorten the cost centre to 60 characters or fewer'),
  ),
})

const StoredAddressSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), ...AddressSchema.entries })
const StoredSchema = v.object({ version: v.literal(1), addresses: v.array(v.unknown()) })

/** How an address is named where it is chosen: "Stores, Level 2, Falmouth, TR11 3XX · W7-2210". */
export function nameAddress({ organisation, street, town, postcode, costCentre }: DeliveryAddress): string {
  const place = [organisation, street.split('\n')[0], town, postcode].filter(Boolean).join(', ')
  return costCentre ? `${place} · ${costCentre}` : place
}

/** Addresses as a profile keeps them: every one that is good is read. */
export const ADDRESSES_KIND: Kind<readonly DeliveryAddress[]> = {
  empty: [],
  parse(stored) {
    const result = v.safeParse(StoredSchema, stored)
    if (!result.success) return { value: [], dropped: Infinity }
    const all = result.output.addresses
    const good = all.flatMap((value) => {
      const address = v.safeParse(StoredAddressSchema, value)
      return address.success ? [address.output] : []
    })
    const value = [...new Map(good.map((address) => [address.id, address])).values()].slice(0, MAX_ADDRESSES)
    return { value, dropped: all.length - value.length }
  },
  format: (addresses) => ({ version: 1, addresses }),
  ...createListRules<DeliveryAddress>({ getKey: ({ id }) => id, merge: mergeItem }, MAX_ADDRESSES),
}
