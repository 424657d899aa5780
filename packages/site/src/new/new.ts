/** `npm run new FOLDER`: writes a small shop into a new folder, to be filled with one's own goods. */
import path from 'node:path'
import { startHistory, writeNewShop } from './newShop.ts'

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new Error('Name the folder of the new shop: npm run new ../my-shop')
  writeNewShop(path.resolve(folder))
  const history = startHistory(path.resolve(folder))
  console.log(`A shop of three samples is in ${folder}. ${history} See it:

  SHOP=${folder} npm start

${path.join(folder, 'README.md')} says what to do next.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
