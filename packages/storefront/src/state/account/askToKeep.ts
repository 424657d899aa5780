/** The browser's answer to the request not to delete anything by itself. */
export type KeepAnswer = 'kept' | 'refused' | 'unknown'

/** True where the browser has agreed already. Never rejects. */
export async function isKeeping(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}

/** Asks the browser to keep what the shop has stored; some ask the visitor in turn. Never rejects. */
export async function askToKeep(): Promise<KeepAnswer> {
  try {
    // Absent over plain http, despite its type.
    return (await navigator.storage.persist()) ? 'kept' : 'refused'
  } catch {
    return 'unknown'
  }
}
