import type { CategoryRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import type { CatalogueFiles, FromFile } from '../check/catalogueFiles.ts'
import { splitList } from './columns.ts'
import { formatSlug } from './foreign.ts'
import type { Entry, Refusal } from './listEntries.ts'

/** Puts products in the categories that their rows name, by id or title. A missing one is made. */
export function shelve(
  entries: readonly Entry[],
  known: ReadonlyMap<string, FromFile<ProductRecord>>,
  files: CatalogueFiles,
  { isOwn, refusals }: { isOwn: boolean; refusals: Refusal[] },
) {
  const categories = files.categories.map(({ file, record }) => ({
    file,
    record: { ...record, product: [...record.product] },
  }))
  const names = new Map(
    categories.flatMap(({ record }) =>
      [record.id, record.tittle, record.shortTittle ?? ''].map((name) => [name.toLowerCase(), record.id] as const),
    ),
  )
  const added: CategoryRecord[] = []
  const wanted = new Map<string, readonly string[]>()
  for (const { slug, row } of entries) {
    const text = row.cells['categories']
    if (text === undefined) continue
    const ids = splitList(text).flatMap((name) => {
      const id = names.get(name.toLowerCase()) ?? formatSlug(name)
      if (id === '') {
        const reason = `“${name}” makes no address. Write a category with Latin letters, or the id of one.`
        refusals.push({ line: row.line, slug, column: 'categories', reason })
        return []
      }
      if (!names.has(name.toLowerCase()) && !names.has(id)) {
        const record = { id, tittle: name, dec: name, inside: name, img: '', add: '', SecondSection: [], product: [] }
        added.push(record)
        categories.push({ file: `categories/${id}.json`, record })
        names.set(id, id)
      }
      names.set(name.toLowerCase(), id)
      return [id]
    })
    wanted.set(slug, ids)
  }
  // Another shop's file knows only its own categories: products put elsewhere here stay there.
  if (isOwn)
    for (const { record } of categories)
      record.product = record.product.filter((slug) => wanted.get(slug)?.includes(record.id) ?? true)
  // Two files may share an id: they are one category, and the first takes new products.
  const listed = new Set(categories.flatMap(({ record }) => record.product.map((slug) => `${record.id} ${slug}`)))
  for (const [slug, ids] of wanted)
    for (const id of ids.filter((id) => !listed.has(`${id} ${slug}`)))
      categories.find(({ record }) => record.id === id)?.record.product.push(slug)
  const last = files.groups.at(-1)
  const groups = last
    ? [...files.groups.slice(0, -1), { ...last, categories: [...last.categories, ...added.map(({ id }) => id)] }]
    : files.groups
  const byId = new Map([...categories].reverse().map((category) => [category.record.id, category]))
  return {
    files: { categories, groups },
    added,
    /** A new product stands in the file of its category, with those that are there. */
    findFile: (slug: string) => {
      const home = byId.get(wanted.get(slug)?.[0] ?? '')
      const mate = home?.record.product.map((other) => known.get(other)?.file).find((file) => file !== undefined)
      return mate ?? (home ? home.file.replace('categories/', 'products/') : 'products/others.json')
    },
  }
}
