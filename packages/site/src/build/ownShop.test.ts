/** Statements about any shop: the one that `SHOP` names, and the demonstration. */
import { expect, test } from 'vitest'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import { checkFiles } from '@shop/shop-files/check/checkCatalogue.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { listExportRows } from '@shop/shop-files/spreadsheet/exportRows.ts'
import { planImport } from '@shop/shop-files/spreadsheet/planImport.ts'
import { readExport } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { formatChangedFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'

/** So many of its products are looked for, at even distances. */
const SOUGHT = 600

const folder = getShopFolder()
const { files, problems } = checkFiles(folder)

test('its files have no errors', () => {
  expect(problems.filter(({ level }) => level === 'error')).toEqual([])
})

test('what is exported to a spreadsheet and imported again changes nothing', async () => {
  const rows = readExport(listExportRows(files!))
  const plan = planImport(rows, files!, { vat: 20, isOwn: true, whole: rows })
  expect(plan.refusals).toEqual([])
  expect([...(await formatChangedFiles(folder, files!, plan.files)).keys()]).toEqual([])
})

test('every product is found by its full name', async () => {
  const { catalogue, synonyms, kinds } = loadShop(folder)
  const { search } = await openExampleSearch(catalogue, { synonyms, kinds })
  const step = Math.ceil(catalogue.products.length / SOUGHT)
  for (const { supplier, title, slug } of catalogue.products.filter((_, index) => index % step === 0)) {
    const { ranked } = await search(`${supplier} ${title}`)
    expect(ranked.map((index) => catalogue.products[index]!.slug)).toContain(slug)
  }
})
