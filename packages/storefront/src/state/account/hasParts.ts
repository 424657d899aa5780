import { getChangePrefix, listStored, STORAGE_KEYS } from '../stored/storage.ts'

/** Each part is a text of its own: two tabs that a camera opens at once do not overwrite each other's. */
export const PARTS_PREFIX = getChangePrefix(STORAGE_KEYS.passportParts)

/** Whether parts of a passport have been left here. It knows nothing of how they are collected, which few need. */
export function hasParts(): boolean {
  return listStored(PARTS_PREFIX).length > 0
}
