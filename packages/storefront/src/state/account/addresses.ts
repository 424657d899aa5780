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
import { accountStore } from './session.ts'

const NONE: readonly DeliveryAddress[] = []

/** The addresses of the open profile. */
export const addresses = createKept(STORAGE_KEYS.addresses, ADDRESSES_KIND, {
  name: 'addresses',
  entry: ['address', 'addresses'],
})

/** None for a guest. */
export function useAddresses(): readonly DeliveryAddress[] {
  useEffect(() => addresses.start(), [])
  const all = useStore(addresses.store, NONE)
  return useStore(accountStore, undefined) ? all : NONE
}

export function addAddress(typed: Omit<DeliveryAddress, 'id'>): void {
  const all = addresses.read()
  if (all.some((other) => isSameAddress(other, typed))) return showNotice('This address is in your account already.')
  if (all.length >= MAX_ADDRESSES) return showNotice(`An account holds ${MAX_ADDRESSES} addresses, which is the most.`)
  const address = { id: crypto.randomUUID(), ...typed }
  addresses.change((all) => [...all, address], { text: `Added: ${nameAddress(address)}`, undo: true })
}

export function deleteAddress({ id, ...rest }: DeliveryAddress): void {
  addresses.change((all) => all.filter((other) => other.id !== id), {
    text: `Deleted: ${nameAddress({ id, ...rest })}`,
    undo: true,
  })
}
