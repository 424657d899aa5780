/** The desk: a page on the owner's own machine for editing the shop's files. It stays open until it is stopped. */
import { orEnd } from '@shop/shop-files/folder/orEnd.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { bundleDesk } from './bundle.ts'
import { serveDesk } from './server.ts'
import { parseTexts, readTexts } from './shopFiles.ts'
import { createWorkshop } from './work.ts'

const folder = orEnd(getShopFolder)
const workshop = createWorkshop(folder, readBase)
const desk = { folder, opened: readTexts(folder), workshop, queue: Promise.resolve() }
process.once('exit', workshop.close)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
const { url } = await serveDesk(desk, await bundleDesk(), Number(process.env.PORT ?? 0))
console.log(`\n  The desk is open at ${url}\n  It is for this machine alone. Stop it with Ctrl+C.`)

/** The path that the shop is published under. */
function readBase(): string {
  const { url } = parseTexts(readTexts(folder))['shop.json'] as { url: string }
  return new URL(url).pathname
}
