import * as v from 'valibot'
import type { Kind } from '../stored/kind.ts'
import { createListRules, mergeItem } from '../stored/listRules.ts'
import { line, TextsSchema } from './details.ts'

/** A place that a person orders for, and what it is booked on. */
export interface DeliveryAddress {
  readonly id: string
  /** The name the buyer gives it, such as "St Piran's". May be empty. */
  readonly name: string
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
export const AddressSchema = v.object({
  name: line(60, 'the name'),
  ...v.pick(TextsSchema, ADDRESS_FIELDS).entries,
})

const StoredAddressSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  ...AddressSchema.entries,
  // Earlier ones have none.
  name: v.fallback(AddressSchema.entries.name, ''),
  // One that has more lines than an order takes is shortened there, not lost here.
  street: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
})
const StoredSchema = v.object({ version: v.literal(1), addresses: v.array(v.unknown()) })

/** Names an address: "St Piran's: Stores, Level 2, Falmouth, TR11 3XX · W7-2210". */
export function nameAddress(address: DeliveryAddress, streetLines = 1): string {
  const { name, organisation, street, town, postcode, costCentre } = address
  const place = [organisation, ...street.split('\n').slice(0, streetLines), town, postcode].filter(Boolean).join(', ')
  const named = name && name !== organisation ? `${name}: ${place}` : place
  return costCentre ? `${named} · ${costCentre}` : named
}

/** A name for each address, in their order: of those that would be named alike, with as much of the street as tells them apart. */
export function nameAddresses(addresses: readonly DeliveryAddress[]): readonly string[] {
  const short = addresses.map((address) => nameAddress(address))
  const isAlike = (name: string) => short.indexOf(name) !== short.lastIndexOf(name)
  return addresses.map((address, index) => (isAlike(short[index]!) ? nameAddress(address, Infinity) : short[index]!))
}

type Place = Pick<DeliveryAddress, (typeof ADDRESS_FIELDS)[number]>

/** Checks whether two addresses are the same place, booked to the same cost centre. */
export function isSameAddress(one: Place, other: Place): boolean {
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
