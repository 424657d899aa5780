/**
 * `npx tsx tools/bench/growShop.ts FOLDER COUNT [FACTOR]`: writes the catalogue, grown to COUNT products in FACTOR
 * times as many categories (10 unless told), as files that `SHOP=FOLDER npm run build` builds. The pictures are the
 * real ones, by a link.
 */
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CategoryRecord, GroupRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import { growCatalogue } from '@shop/core/fixtures/manyProducts.ts'
import { type CatalogueFiles, type FromFile, readCatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'

const MAX_TITLE = 120
const PRODUCTS_A_FILE = 1000

const [to = '', count = 0, factor = 10] = process.argv
  .slice(2)
  .map((argument, index) => (index === 0 ? argument : +argument)) as [string, number, number?]
const from = getShopFolder()
const { files } = readCatalogueFiles(from)
if (!to || !count || !files) throw new Error('Name a folder and a number of products: growShop.ts /tmp/grown 50000 10')
writeShop(to, files)

function writeShop(folder: string, files: CatalogueFiles): void {
  const records = new Map(files.products.map(({ record }) => [record.slug, record]))
  // In the order of the catalogue, as the grown products are.
  const real = loadShop().catalogue.products.map(({ slug }) => records.get(slug)!)
  const products = growProducts(real)
  for (const sub of ['categories', 'products']) mkdirSync(path.join(folder, sub), { recursive: true })
  for (const name of ['shop.json', 'attributes.json', 'synonyms.json', 'kinds.json', 'guides.json', 'pictures.json'])
    if (existsSync(path.join(from, name))) cpSync(path.join(from, name), path.join(folder, name))
  symlinkSync(realpathSync(path.join(from, 'pictures')), path.join(folder, 'pictures'), 'junction')
  writeJson(folder, 'groups.json', files.groups.map(growGroup))
  for (const category of files.categories) {
    for (const [file, record] of growCategory(category, real)) writeJson(folder, file, record)
  }
  for (let index = 0; index < products.length; index += PRODUCTS_A_FILE) {
    const name = `products/${String(index).padStart(6, '0')}.json`
    writeJson(folder, name, products.slice(index, index + PRODUCTS_A_FILE))
  }
}

function writeJson(folder: string, name: string, value: unknown): void {
  writeFileSync(path.join(folder, name), JSON.stringify(value, null, 1))
}

/** Each round of grown products is the whole real catalogue once more: its ranges and its relations stay within it. */
function growProducts(real: readonly ProductRecord[]): ProductRecord[] {
  const grown = growCatalogue(loadShop().catalogue, count).products.slice(real.length)
  const position = new Map(real.map(({ slug }, index) => [slug, index]))
  return [
    ...real,
    ...grown.map(({ slug, title, supplier, sku, about, attributes }, index): ProductRecord => {
      const { range, goesWith, ...record } = real[index % real.length]!
      const round = Math.floor(index / real.length)
      // A made-up code may be that of another product or of a variant.
      const ownSku = sku && `${sku}-G${index}`
      const beside = goesWith
        ?.map((other) => ({ other, at: round * real.length + position.get(other)! }))
        .filter(({ at }) => at < grown.length)
      return {
        ...record,
        ...{ mpn: undefined, gtin: undefined, outer: undefined },
        slug,
        discription: title.slice(0, MAX_TITLE),
        smalltittle: supplier,
        sku: ownSku,
        ...(record.variants && {
          variants: record.variants.map(({ choice, NewPrice, fromPrice, lastPrice }, place) => ({
            ...{ choice, NewPrice, fromPrice, lastPrice },
            sku: `${sku || 'V'}-G${index}-V${place}`,
          })),
        }),
        about,
        attributes: attributes,
        ...(range && { range: `${range}-${round}` }),
        ...(beside && { goesWith: beside.map(({ other, at }) => `${other}-${at}`) }),
      }
    }),
  ]
}

/** The category itself and its copies, which share the rounds of grown products among them. Home is left as it is. */
function growCategory(
  { file, record }: FromFile<CategoryRecord>,
  real: readonly ProductRecord[],
): [file: string, record: CategoryRecord][] {
  if (record.id === '/') return [[file, record]]
  const position = new Map(real.map(({ slug }, index) => [slug, index]))
  const rounds = Math.ceil((count - real.length) / real.length)
  return Array.from({ length: factor }, (_, copy) => {
    const own = Array.from({ length: rounds }, (_, round) => round).filter((round) => (round + 1) % factor === copy)
    const product = record.product.flatMap((slug) => [
      ...(copy === 0 ? [slug] : []),
      ...own
        .map((round) => round * real.length + position.get(slug)!)
        .filter((at) => at < count - real.length)
        .map((at) => `${slug}-${at}`),
    ])
    if (copy === 0) return [file, { ...record, product }]
    const named = { ...record, id: `${record.id}-${copy}`, tittle: `${record.tittle} ${copy}`, product }
    return [
      file.replace('.json', `-${copy}.json`),
      { ...named, ...(record.shortTittle && { shortTittle: `${record.shortTittle} ${copy}` }) },
    ]
  })
}

function growGroup(group: GroupRecord): GroupRecord {
  return {
    ...group,
    categories: group.categories.flatMap((id) => [
      id,
      ...Array.from({ length: factor - 1 }, (_, copy) => `${id}-${copy + 1}`),
    ]),
  }
}
