import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { stopAutoLock } from './autoLock.ts'
import { deleteProfile } from './profiles.ts'
import type { Account } from './session.ts'

/** Deletes the open profile with everything in it, and logs out in every other tab. What it resolves with undoes it. */
export async function removeAccount({ header, vault }: Account): Promise<() => void> {
  // The page that offers to undo this stays as long as it is wanted.
  stopAutoLock()
  await vault.flush()
  const open = readStored(STORAGE_KEYS.openProfile)
  const undo = deleteProfile(header.id)
  vault.close()
  removeStored(STORAGE_KEYS.openProfile)
  return () => {
    undo()
    if (open !== null) writeStored(STORAGE_KEYS.openProfile, open)
  }
}
