import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { buildDeployFiles } from '../hosts/hostFiles.ts'
import { getOwnFolder } from './ownFolder.ts'

/** Writes the settings of every host to the shop's `deploy/`, for the address that `shop.json` states. */
export function writeDeployFiles(): void {
  const { url } = loadShop().shop
  const shop = path.relative('.', getShopFolder()).replaceAll(path.sep, '/')
  const deploy = getOwnFolder('deploy')
  mkdirSync(deploy, { recursive: true })
  for (const [name, text] of buildDeployFiles(url, shop)) {
    writeFileSync(path.join(deploy, name), text)
    if (name.endsWith('.sh')) chmodSync(path.join(deploy, name), 0o755)
  }
  console.log(`${path.relative('.', deploy)}/ is written for ${url}`)
  if (shop.startsWith('..'))
    console.log(
      `GitHub builds from this repository alone: for GitHub Pages move ${shop} into it, and write these files again.`,
    )
}
