import { type Cells, nameChoice } from './columns.ts'
import { compact, createReader, listOptions, noteLeftOut, type OwnTable, type Reader } from './foreign.ts'
import type { TableRow } from './readTable.ts'

const PRICE = ['Variant Price', 'Price']
const OLD_PRICE = ['Variant Compare At Price', 'Compare-at price']
/** The headers of its prices, older and newer. */
export const SHOPIFY_PRICES: readonly string[] = [...PRICE, ...OLD_PRICE]

/** Shopify's product export: a product's first row has its title, and each row that has a value of an option is a variant. */
export function readShopify(headers: readonly string[], rows: readonly TableRow[]): OwnTable {
  const read = createReader(headers)
  const products = new Map<string, TableRow[]>()
  let handle = ''
  for (const row of rows) {
    handle = read(row, 'Handle', 'URL handle') || handle
    products.set(handle, [...(products.get(handle) ?? []), row])
  }
  const own: TableRow[] = []
  const pictures: OwnTable['pictures'][number][] = []
  const notes: string[] = []
  for (const [slug, group] of products) {
    const [first] = group
    const isDraft = /^(draft|archived)$/i.test(read(first!, 'Status')) || /^false$/i.test(read(first!, 'Published'))
    if (isDraft) {
      notes.push(noteLeftOut(first!.line, slug))
      continue
    }
    const names = listOptions((index) => read(first!, `Option${index} Name`, `Option${index} name`))
    // A product without options has one called "Title".
    const options = names.length === 1 && names[0]!.name === 'Title' ? [] : names
    const sold = group.filter((row) => read(row, ...PRICE) !== '')
    const getValues = (index: number) =>
      [...new Set(sold.map((row) => read(row, `Option${index} Value`, `Option${index} value`)))].join(' | ')
    own.push({
      line: first!.line,
      cells: compact({
        slug,
        discription: read(first!, 'Title'),
        smalltittle: read(first!, 'Vendor'),
        about: read(first!, 'Body (HTML)', 'Description'),
        categories:
          read(first!, 'Type') || read(first!, 'Product Category', 'Product category').split('>').at(-1)!.trim(),
        ...(sold[0] && readShopifySold(read, sold[0])),
        ...Object.fromEntries(
          options.flatMap(({ name, index }, at) => [
            [`option${at + 1}.name`, name],
            [`option${at + 1}.values`, getValues(index)],
          ]),
        ),
      }),
    })
    if (options.length > 0)
      own.push(
        ...sold.map((row) => ({
          line: row.line,
          cells: compact({
            slug,
            ...Object.fromEntries(
              options.map(({ index }, at) => [
                nameChoice(at + 1),
                read(row, `Option${index} Value`, `Option${index} value`),
              ]),
            ),
            ...readShopifySold(read, row),
          }),
        })),
      )
    for (const row of group) {
      const address = read(row, 'Image Src', 'Product image URL')
      if (address !== '') pictures.push({ slug, address })
    }
  }
  return { rows: own, unread: read.listUnread(), notes, isOwn: false, pictures }
}

function readShopifySold(read: Reader, row: TableRow): Cells {
  return {
    sku: read(row, 'Variant SKU', 'SKU'),
    NewPrice: read(row, ...PRICE),
    gtin: read(row, 'Variant Barcode', 'Barcode'),
    ...(read.has(...OLD_PRICE) && { lastPrice: read(row, ...OLD_PRICE) }),
    ...(/^false$/i.test(read(row, 'Variant Taxable', 'Charge tax')) && { vat: '0' }),
  }
}
