import { existsSync } from 'node:fs'
import path from 'node:path'

/** The shop that commands are for where `SHOP` names no other. */
export const DEMONSTRATION = 'shops/penhallow'

/**
 * The folder of the shop that is built, checked or changed: the one that `SHOP` names, which may lie anywhere, or the
 * demonstration's. Throws where no shop stands.
 */
export function getShopFolder(): string {
  const folder = path.resolve(process.env.SHOP || DEMONSTRATION)
  if (existsSync(path.join(folder, 'shop.json'))) return folder
  throw new Error(`There is no shop in ${folder}: it holds no shop.json. SHOP=../my-shop names the folder of a shop.`)
}

/**
 * The demonstration has tests of its goods, and the browser tests that press on these goods run only beside them:
 * delete `catalogue.test.ts` when filling the folder with other goods.
 */
export function isDemonstration(): boolean {
  return existsSync(path.join(getShopFolder(), 'catalogue.test.ts'))
}
