/** Serves `dist/` until it is stopped, and prints the address. Run by `npm start` after the build. */
import path from 'node:path'
import { loadShop } from '../build/loadCatalogue.ts'
import { serveShop } from './server.ts'

const { shop } = loadShop()
const { url } = await serveShop(
  path.resolve(process.env['OUT_DIR'] ?? 'dist'),
  new URL(shop.url).pathname,
  Number(process.env['PORT'] ?? 0),
)
console.log(`\n  ${`${shop.brand.strong} ${shop.brand.light}`.trim()} is open at ${url}\n  Stop it with Ctrl+C.`)
