import { isPublished } from '@shop/core/catalogue/informationSchema.ts'
import type { CategoryRecord } from '@shop/core/catalogue/schema.ts'
import type { CatalogueFiles, FromFile } from './catalogueFiles.ts'
import { nameSome } from './nameSome.ts'
import { checkPicture, explainMissingPicture, isMissing } from './pictureRules.ts'
import type { Problem } from './problem.ts'
import { suggestFix } from './productRules.ts'
import { type Report, reportTo } from './report.ts'
import { RESERVED_NAMES, SCREEN_ROUTES } from './reservedNames.ts'

/** From this many on, the missing records are likely one file, and are reported once. */
const MANY = 3

/** Finds problems in each category, and in the names that it uses. */
export function findCategoryProblems(files: CatalogueFiles): Problem[] {
  const { categories, groups, unread, products, information = [] } = files
  const problems: Problem[] = []
  const slugs = new Set(products.map(({ record }) => record.slug))
  const ids = new Map<string, FromFile<CategoryRecord>>()
  const folded = new Map<string, string>()
  const grouped = new Set(groups.flatMap(({ categories }) => categories))
  for (const category of categories) {
    const { record } = category
    const report = reportTo(problems, category)
    checkId(category, ids, folded, report)
    // Home may be words alone.
    if (record.img || record.id !== '/') checkPicture(record.img, record.id, 'img', files, report)
    if (record.add) checkPicture(record.add, record.id, 'add', files, report)
    if (files.pictures.has(record.add) && !record.advert)
      report(
        'warning',
        record.id,
        'add',
        'A banner picture without an advert is not drawn. Write its words in "advert", or leave "add" empty.',
      )
    checkListed(record, slugs, unread, report)
    checkGlance(record, files, report)
    if (record.id !== '/' && !grouped.has(record.id))
      report('error', record.id, 'id', 'No group lists this category, so no menu leads to it. Name it in groups.json.')
  }
  // A missing name in a group is reported there, once.
  const leadsSomewhere = (id: string) =>
    ids.has(id) ||
    SCREEN_ROUTES.includes(id) ||
    information.some((page) => page.slug === id && isPublished(page)) ||
    grouped.has(id) ||
    (unread?.has(id) ?? false)
  for (const category of categories) checkLinks(category, leadsSomewhere, files, reportTo(problems, category))
  if (!ids.has('/') && !unread?.has('/'))
    problems.push({
      ...{ level: 'error', file: 'categories/home.json', record: '/', field: 'id' },
      message: 'The shop has no home page. Write this file as one of a category, with "/" for its id.',
    })
  return problems
}

function checkId(
  { file, record }: FromFile<CategoryRecord>,
  ids: Map<string, FromFile<CategoryRecord>>,
  folded: Map<string, string>,
  report: Report,
): void {
  const { id, tittle } = record
  if (RESERVED_NAMES.includes(id.toLowerCase()))
    report('error', id, 'id', `“/${id}” is the address of a screen. Choose another id.`)
  const first = ids.get(id)
  if (first?.record.tittle === tittle)
    report(
      'error',
      id,
      'id',
      `${first.file} has this id and title too. If ${file} is a copy to begin a new category with, give it both of its own; else delete it.`,
    )
  else if (first)
    report('warning', id, 'id', `${first.file} has this id too; the page shows both, one after the other.`)
  else ids.set(id, { file, record })
  const other = folded.get(id.toLowerCase())
  if (other && other !== id)
    report('error', id, 'id', `Differs from “${other}” only in upper and lower case. Choose another id.`)
  folded.set(id.toLowerCase(), id)
}

function checkListed(
  category: CategoryRecord,
  slugs: ReadonlySet<string>,
  unread: ReadonlySet<string> | undefined,
  report: Report,
): void {
  const { id, product, text } = category
  const list = (isOdd: (slug: string, index: number) => boolean) =>
    product.flatMap((slug, index) => (isOdd(slug, index) ? [{ slug, field: `product.${index}` }] : []))
  const missing = list((slug) => !slugs.has(slug) && !unread?.has(slug))
  const nameSlugs = (all: typeof missing) => nameSome(all.map(({ slug }) => slug))
  if (missing.length < MANY)
    for (const { slug, field } of missing)
      report('error', id, field, `There is no product “${slug}”. ${suggestFix(slug, slugs)}`)
  else
    report(
      'error',
      id,
      missing[0]!.field,
      `${missing.length} of its products are in no file: ${nameSlugs(missing)}. If a file of products is gone, bring it back; else remove them here.`,
    )
  const repeated = list((slug, index) => product.indexOf(slug) < index)
  if (repeated[0])
    report('warning', id, repeated[0].field, `Listed more than once: ${nameSlugs(repeated)}. Remove what is too many.`)
  // One of text alone sells nothing.
  if (product.length === 0 && !text) report('warning', id, 'product', 'No products are listed.')
}

/** The table needs facts and kinds that are there, and two products to compare. */
function checkGlance({ id, glance, product }: CategoryRecord, files: CatalogueFiles, report: Report): void {
  if (!glance) return
  const { attributes, kinds = [], products } = files
  const known = {
    facts: { names: new Set(attributes.map(({ id }) => id)), what: 'attribute' },
    kinds: { names: new Set(kinds.map(({ id }) => id)), what: 'kind' },
  }
  let areThere = true
  for (const field of ['facts', 'kinds'] as const)
    for (const [index, name] of (glance[field] ?? []).entries()) {
      const { names, what } = known[field]
      if (names.has(name)) continue
      areThere = false
      report('error', id, `glance.${field}.${index}`, `There is no ${what} “${name}”. ${suggestFix(name, names)}`)
    }
  if (!areThere) return
  const listed = new Set(product)
  const count = products.filter(
    ({ record: { slug, kind = '' } }) => listed.has(slug) && (glance.kinds?.includes(kind) ?? true),
  ).length
  if (count < 2)
    report(
      'warning',
      id,
      'glance',
      'It compares fewer than two products, so no page shows it. Name other kinds, or remove it.',
    )
}

function checkLinks(
  { record }: FromFile<CategoryRecord>,
  leadsSomewhere: (id: string) => boolean,
  files: CatalogueFiles,
  report: Report,
): void {
  record.SecondSection.forEach((tile, index) => {
    const say = (level: Problem['level'], message: string) =>
      report(level, record.id, `SecondSection.${index}`, message)
    if (tile.id === '' || tile.tittle === '') say('warning', 'An empty tile is not drawn. Fill it in or remove it.')
    else if (!leadsSomewhere(tile.id))
      say('error', `The tile leads to “${tile.id}”, which is not a page. Correct its id.`)
    if (tile.img && isMissing(tile.img, files)) say('error', explainMissingPicture(tile.img, files))
  })
  if (record.advert && !leadsSomewhere(record.advert.id))
    report(
      'error',
      record.id,
      'advert.id',
      `The advert leads to “${record.advert.id}”, which is not a page. Correct its id.`,
    )
}
