import path from 'node:path'
import { DEMONSTRATION, getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'

/**
 * The folder for files of one shop alone: its built pages (`dist`), its host's settings (`deploy`). For a shop of its
 * own folder that is there; for the demonstration’s, it is at the top of the engine.
 */
export function getOwnFolder(name: 'dist' | 'deploy'): string {
  const shop = getShopFolder()
  return shop === path.resolve(DEMONSTRATION) ? path.resolve(name) : path.join(shop, name)
}

/** The folder that the shop is built into. Throws where it holds more, which the build would delete. */
export function getOutDir(): string {
  const outDir = path.resolve(process.env.OUT_DIR || getOwnFolder('dist'))
  for (const kept of [path.resolve('.'), getShopFolder()]) {
    if (`${kept}${path.sep}`.startsWith(`${outDir}${path.sep}`))
      throw new Error(
        `OUT_DIR is ${outDir}, which holds ${kept}: a build would delete that. Name a folder of its own, such as OUT_DIR=${path.join(outDir, 'dist')}.`,
      )
  }
  return outDir
}
