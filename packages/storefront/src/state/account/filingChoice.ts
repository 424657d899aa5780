import { createStore } from '../base/store.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { accountStore } from './session.ts'

/** A guest's choice to keep orders and addresses on this device; undefined until it is made. */
export type FilingChoice = 'on' | 'off'

export const filingChoiceStore = createStore<FilingChoice | undefined>(undefined)

/** Reads the choice as it stands now. */
export function readFilingChoice(): FilingChoice | undefined {
  const text = readStored(STORAGE_KEYS.filing)
  filingChoiceStore.set(text === 'on' || text === 'off' ? text : undefined)
  return filingChoiceStore.get()
}

export function setFilingChoice(choice: FilingChoice): void {
  writeStored(STORAGE_KEYS.filing, choice)
  filingChoiceStore.set(choice)
}

/** True where orders are kept as soon as they are used: in an account, and for a guest who has agreed. */
export function keepsOrders(): boolean {
  return accountStore.get() !== undefined || readFilingChoice() === 'on'
}
