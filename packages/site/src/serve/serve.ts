/** Serves the built shop until it is stopped, and prints the address. Run by `npm start` after the build. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { orEnd } from '@shop/shop-files/folder/orEnd.ts'
import { getOutDir } from '../build/ownFolder.ts'
import { serveShop } from './server.ts'

const outDir = orEnd(getOutDir)
const { name, id } = orEnd(readManifest)
const { url } = await serveShop(outDir, id, Number(process.env.PORT ?? 0))
console.log(`\n  ${name} is open at ${url}\n  Stop it with Ctrl+C.`)

/** The name and the path of the built shop, which the shop's files may no longer have. */
function readManifest(): { name: string; id: string } {
  const file = path.join(outDir, 'manifest.webmanifest')
  if (!existsSync(file)) throw new Error(`There is no built shop in ${outDir}. Run "npm run build" first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; id: string }
}
