/**
 * `npx tsx tools/pictures/bicycles/draw.ts [words]`: draws the shop's goods as photographs of 1200 × 1200 px, which
 * `npm run catalogue pictures` then takes in. With words, only those whose names hold one of them.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { GOODS } from './goods.ts'
import { HEROES } from './heroes.ts'
import { Sheet } from './sheet.ts'

const folder = path.resolve('shops/bicycles/photographs')
const only = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
sharp.concurrency(1)

for (const [name, draw] of Object.entries(GOODS)) await write(name, 1000, 1000, draw)
for (const [name, draw] of Object.entries(HEROES)) await write(name, 1500, 700, draw)

async function write(name: string, width: number, height: number, draw: (sheet: Sheet) => string): Promise<void> {
  if (only.length > 0 && !only.some((word) => name.includes(word))) return
  const sheet = new Sheet()
  const content = draw(sheet)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${sheet.listDefs()}</defs>${content}</svg>`
  await sharp(Buffer.from(svg), { density: 86.4, limitInputPixels: false, unlimited: true })
    .png({ compressionLevel: 6 })
    .toFile(path.join(folder, `${name}.png`))
  console.log(name)
}
