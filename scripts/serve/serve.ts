/** Serves the built shop until it is stopped, and prints the address. Run by `npm start` after the build. */
import { loadShop } from '../build/loadCatalogue.ts'
import { getOutDir } from '../build/ownFolder.ts'
import { serveShop } from './server.ts'

const { shop } = loadShop()
const { url } = await serveShop(getOutDir(), new URL(shop.url).pathname, Number(process.env['PORT'] ?? 0))
console.log(`\n  ${`${shop.brand.strong} ${shop.brand.light}`.trim()} is open at ${url}\n  Stop it with Ctrl+C.`)
