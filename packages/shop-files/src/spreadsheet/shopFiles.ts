import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { type CatalogueFiles, readCatalogueFiles } from '../check/catalogueFiles.ts'
import type { TableRow } from './readTable.ts'
import { writeFiles } from './writeCatalogue.ts'

/** The product of the tests that has no variants. */
export const FIRST = 'first-bell'

/** For tests: the catalogue's files of a shop of two products, one of them with variants. */
export function buildShopFiles(): Map<string, string> {
  const groups = [{ id: 'parts', tittle: 'Parts', dec: 'Parts of bicycles.', categories: ['bells'] }]
  const bells = { id: 'bells', tittle: 'Bells', dec: 'Bells.', inside: 'Bells', img: '', add: '', SecondSection: [] }
  const first = {
    ...{ slug: FIRST, discription: 'First bell', smalltittle: 'Ting', img: '', lastPrice: '', NewPrice: '£12.00' },
    ...{ fromPrice: '£10.00', sku: '0012', about: 'It rings.', pack: { count: 1, unit: 'each' }, attributes: {} },
  }
  const sized = {
    ...{ ...first, slug: 'sized-bell', sku: '', NewPrice: 'From £6.00', fromPrice: 'From £5.00' },
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { choice: { Size: 'S' }, sku: 'S1', NewPrice: '£6.00', fromPrice: '£5.00' },
      { choice: { Size: 'L' }, sku: 'L1', NewPrice: '£7.20', fromPrice: '£6.00' },
    ],
  }
  return new Map([
    ['shop.json', JSON.stringify(EXAMPLE_SHOP)],
    ['groups.json', JSON.stringify(groups)],
    ['attributes.json', '[{ "id": "colour", "label": "Colour" }]\n'],
    ['categories/bells.json', JSON.stringify({ ...bells, product: [FIRST, 'sized-bell'] })],
    // As a person has written it, on few lines.
    ['products/bells.json', `[\n  ${JSON.stringify(first)},\n  ${JSON.stringify(sized)}\n]\n`],
  ])
}

/** For tests: the lines of an export as an import reads them. */
export function readExport([headers = [], ...rows]: readonly (readonly string[])[]): TableRow[] {
  return rows.map((cells, index) => ({
    line: index + 2,
    cells: Object.fromEntries(headers.map((name, column) => [name, cells[column]!])),
  }))
}

/** For tests: that shop as it is read, without a folder of its own. */
export function buildTestShop(): CatalogueFiles {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-'))
  try {
    writeFiles(folder, buildShopFiles())
    return readCatalogueFiles(folder).files!
  } finally {
    rmSync(folder, { recursive: true })
  }
}
