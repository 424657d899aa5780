import { useEffect } from 'react'
import {
  ADDRESSES_KIND,
  type DeliveryAddress,
  isSameAddress,
  MAX_ADDRESSES,
  nameAddress,
} from '@shop/core/order/addresses.ts'
import { showNotice } from '../base/notices.ts'
import { useStore } from '../base/store.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'

const NONE: readonly DeliveryAddress[] = []

type TypedAddress = Omit<DeliveryAddress, 'id'>

/** The addresses of the open account, or of a guest who has not said no. */
export const addresses = createKept(STORAGE_KEYS.addresses, ADDRESSES_KIND, {
  name: 'addresses',
  entry: ['address', 'addresses'],
})

export function useAddresses(): readonly DeliveryAddress[] {
  useEffect(() => addresses.start(), [])
  return useStore(addresses.store, NONE)
}

export function addAddress(typed: TypedAddress): void {
  const all = addresses.read()
  if (all.some((other) => isSameAddress(other, typed))) return showNotice('You have this address already.')
  if (all.length >= MAX_ADDRESSES) return showNotice(`There is room for ${MAX_ADDRESSES} addresses, which is the most.`)
  const address = { id: createId(), ...typed }
  addresses.change((all) => [...all, address], { text: `Added: ${nameAddress(address)}`, undo: true })
}

/** Changes an address; it keeps its place. */
export function changeAddress(id: string, typed: TypedAddress): void {
  addresses.change((all) => all.map((other) => (other.id === id ? { id, ...typed } : other)), {
    text: `Changed: ${nameAddress({ id, ...typed })}`,
    undo: true,
  })
}

/** Keeps the address of an order unless it is there, or there is no room. What is returned takes it out again. */
export function keepAddress(typed: TypedAddress): () => void {
  const all = addresses.read()
  if (all.length >= MAX_ADDRESSES || all.some((other) => isSameAddress(other, typed))) return () => undefined
  const id = createId()
  addresses.change((all) => [...all, { id, ...typed }])
  return () => addresses.change((all) => all.filter((other) => other.id !== id))
}

export function deleteAddress(address: DeliveryAddress): void {
  addresses.change((all) => all.filter(({ id }) => id !== address.id), {
    text: `Deleted: ${nameAddress(address)}`,
    undo: true,
  })
}

/** Not `randomUUID`, which a page that is served without TLS has not. */
function createId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}
