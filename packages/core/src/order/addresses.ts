import * as v from 'valibot'
import type { Kind } from '../stored/kind.ts'
import { createListRules, mergeItem } from '../stored/listRules.ts'
import { TextsSchema } from './details.ts'

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

/** The fields that are booked and sent together: half of one address is never joined to half of another. */
export const ADDRESS_FIELDS = ['organisation', 'street', 'town', 'postcode', 'costCentre'] as const

/** An address as it is typed: by the rules of the order that it is for. */
export const AddressSchema = v.pick(TextsSchema, ADDRESS_FIELDS)

const StoredAddressSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  ...AddressSchema.entries,
  // One that has more lines than an order takes is shortened there, not lost here.
  street: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
})
const StoredSchema = v.object({ version: v.literal(1), addresses: v.array(v.unknown()) })

/** Names an address: "Stores, Level 2, Falmouth, TR11 3XX · W7-2210". */
export function nameAddress(
  { organisation, street, town, postcode, costCentre }: DeliveryAddress,
  streetLines = 1,
): string {
  const place = [organisation, ...street.split('\n').slice(0, streetLines), town, postcode].filter(Boolean).join(', ')
  return costCentre ? `${place} · ${costCentre}` : place
}

/** A name for each address, in their order: of those that would be named alike, with as much of the street as tells them apart. */
export function nameAddresses(addresses: readonly DeliveryAddress[]): readonly string[] {
  const short = addresses.map((address) => nameAddress(address))
  const isAlike = (name: string) => short.indexOf(name) !== short.lastIndexOf(name)
  return addresses.map((address, index) => (isAlike(short[index]!) ? nameAddress(address, Infinity) : short[index]!))
}

/** Checks whether two addresses are the same place, booked to the same cost centre. */
export function isSameAddress(one: Omit<DeliveryAddress, 'id'>, other: Omit<DeliveryAddress, 'id'>): boolean {
  return ADDRESS_FIELDS.every((field) => one[field] === other[field])
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
