import { plan } from 'virtual:products'
import { BASE } from '../page/base.ts'

/**
 * Loads a file of the shop's data, a static module, by its name in the data folder. Rejects where it cannot be loaded:
 * it is missing, damaged, or of a release that is gone.
 */
export async function importData<T>(file: string): Promise<T> {
  const address = `${BASE}/data/${plan.id}/${encodeURI(file)}`
  return ((await import(/* @vite-ignore */ address)) as { default: T }).default
}

/** Loads a file of the search by its name; see `importData`. */
export function importSearchFile(name: string): Promise<unknown> {
  return importData(`search/${name}`)
}
