import { type Address, parseAddress } from '@shop/core/page/address.ts'
import { groups, information } from 'virtual:shop'

const CATEGORY_IDS = groups.flatMap(({ categories }) => categories.map(({ id }) => id))

const GROUP_IDS = groups.map(({ id }) => id)

const INFORMATION_SLUGS = information.map(([slug]) => slug)

/** Reads a path of this shop. */
export function readAddress(path: string): Address {
  return parseAddress(path, CATEGORY_IDS, GROUP_IDS, INFORMATION_SLUGS)
}

/**
 * True on pages of products to choose from, which have the tray. The comparison shows the same products already, and on
 * pages that order them the tray would cover what is ordered.
 */
export function hasTray(path: string): boolean {
  return ['category', 'search'].includes(readAddress(path).page)
}
