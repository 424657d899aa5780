import { groups, information } from 'virtual:shop'
import { parseAddress, type Address } from '@shop/core/page/address.ts'

const CATEGORY_IDS = groups.flatMap(({ categories }) => categories.map(({ id }) => id))

const GROUP_IDS = groups.map(({ id }) => id)

const INFORMATION_SLUGS = information.map(([slug]) => slug)

/** Reads a path of this shop. */
export function readAddress(path: string): Address {
  return parseAddress(path, CATEGORY_IDS, GROUP_IDS, INFORMATION_SLUGS)
}
