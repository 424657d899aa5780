import { importData } from '../product/importData.ts'

/** Loads a file of the search by its name; see `importData`. */
export function loadSearchFile(name: string): Promise<unknown> {
  return importData(`search/${name}`)
}
