import { groups } from 'virtual:shop'
import { parseAddress, type Address } from '../../domain/page/address.ts'

const CATEGORY_IDS = groups.flatMap(({ categories }) => categories.map(({ id }) => id))

const GROUP_IDS = groups.map(({ id }) => id)

/** Reads a path of this shop. */
export function readAddress(path: string): Address {
  return parseAddress(path, CATEGORY_IDS, GROUP_IDS)
}
