/** `npm run export [file.xlsx|file.csv]`: writes every product and variant as a line of a spreadsheet, which `npm run import` reads. */
import { writeFileSync } from 'node:fs'
import { formatCsv } from '@shop/core/base/csv.ts'
import { orEnd } from '../folder/orEnd.ts'
import { getShopFolder } from '../folder/shopFolder.ts'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { listExportRows } from './exportRows.ts'
import { buildWorkbook } from './buildWorkbook.ts'

const file = process.argv[2] ?? 'products.csv'
const { files, problems } = readCatalogueFiles(orEnd(getShopFolder))
if (!files || problems.length > 0) {
  console.error('The catalogue cannot be read as it is. Run "npm run catalogue", which says what to do.')
  process.exit(1)
}
const rows = listExportRows(files)
writeFileSync(file, /\.xlsx$/i.test(file) ? await buildWorkbook(rows) : formatCsv(rows))
console.log(`${rows.length - 1} lines of ${files.products.length} products in ${file}`)
