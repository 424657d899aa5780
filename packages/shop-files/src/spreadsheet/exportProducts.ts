import { writeFileSync } from 'node:fs'
import { formatCsv } from '@shop/core/base/csv.ts'
import { demandCatalogueFiles } from '../check/catalogueFiles.ts'
import { getShopFolder } from '../folder/shopFolder.ts'
import { buildWorkbook } from './buildWorkbook.ts'
import { listExportRows } from './exportRows.ts'

/** Writes every product and variant as a line of a spreadsheet (`.csv` or `.xlsx`), which `importProducts` reads. */
export async function exportProducts([file = 'products.csv']: readonly string[]): Promise<void> {
  const files = demandCatalogueFiles(getShopFolder())
  const rows = listExportRows(files)
  writeFileSync(file, /\.xlsx$/i.test(file) ? await buildWorkbook(rows) : formatCsv(rows))
  console.log(`${rows.length - 1} lines of ${files.products.length} products in ${file}`)
}
