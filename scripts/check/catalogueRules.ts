import { parsePrice } from '../../src/domain/money/price.ts'
import { listFittingRates } from '../../src/domain/money/vat.ts'
import { formatDate } from '../../src/domain/order/reference.ts'
import { FIXED_PATHS } from '../../src/domain/page/pages.ts'
import { findMedicineProblems } from './medicineRules.ts'
import { findStatusProblems } from './statusRules.ts'
import type { CategoryRecord, ProductRecord } from '../../catalogue/schema.ts'
import type { CatalogueFiles, FromFile, Problem } from './catalogueFiles.ts'
import { findCodeProblems } from './codeRules.ts'
import { checkVariants } from './variantRules.ts'

/** Addresses of screens, without their slash; home is a category. */
export const SCREEN_ROUTES = Object.values(FIXED_PATHS)
  .map((path): string => path.slice(1))
  .filter((path) => path !== '')
/** Names at the root of the published shop that no category may take. */
const RESERVED_NAMES = [...SCREEN_ROUTES, 'group', 'assets', 'pictures', '404']

/** Notes a problem of the record that is being judged. */
export type Report = (level: Problem['level'], record: string, field: string, message: string) => void

/** Applies every rule of the catalogue to files that have already been parsed. `today` is a day as in ISO 8601. */
export function findProblems(files: CatalogueFiles, today = formatDate(new Date()) ?? ''): Problem[] {
  const problems: Problem[] = []
  const slugs = new Map<string, string>()
  for (const { file, record } of files.products) {
    const report: Report = (level, name, field, message) => problems.push({ level, file, record: name, field, message })
    checkProduct(record, files, report)
    checkUnique(slugs, record.slug, file, report)
    checkVariants(record, report)
  }
  problems.push(...findCodeProblems(files))
  const known = new Map(files.products.map(({ record }) => [record.slug, record]))
  checkRelations(files, known, problems)
  checkCategories(files, known, problems)
  problems.push(...findStatusProblems(files, today), ...findMedicineProblems(files))
  return problems
}

function checkProduct(product: ProductRecord, files: CatalogueFiles, report: Report): void {
  const { slug } = product
  const inc = parsePrice(product.NewPrice)
  const ex = parsePrice(product.fromPrice)
  const old = parsePrice(product.lastPrice)
  if (!inc)
    report('error', slug, 'NewPrice', `"${product.NewPrice}" is not a price. Write it as "£12.99" or "From £12.99".`)
  if (!ex)
    report('error', slug, 'fromPrice', `"${product.fromPrice}" is not a price. Write it as "£10.83" or "From £10.83".`)
  if (product.lastPrice && !old)
    report(
      'error',
      slug,
      'lastPrice',
      `"${product.lastPrice}" is not a price. Write it as "£15.99", or leave it empty.`,
    )
  if (inc && ex) {
    if (inc.pence < ex.pence)
      report(
        'error',
        slug,
        'NewPrice',
        `The price inc.VAT (${product.NewPrice}) is below the price ex.VAT (${product.fromPrice}). Swap or correct them.`,
      )
    else if (listFittingRates({ exPence: ex.pence, incPence: inc.pence }).length === 0)
      report(
        'warning',
        slug,
        'fromPrice',
        `${product.NewPrice} and ${product.fromPrice} fit no UK VAT rate (0, 5 or 20 %). Check both.`,
      )
    if (inc.isFrom !== ex.isFrom)
      report('warning', slug, 'fromPrice', 'One price says "From" and the other does not. Write both alike.')
  }
  if (inc && old && old.pence <= inc.pence)
    report(
      'warning',
      slug,
      'lastPrice',
      `The old price (${product.lastPrice}) is not above the current price. Leave it empty.`,
    )
  const hasCodes = product.variants?.every(({ sku }) => sku) ?? false
  if (product.sku.trim() === '' && !hasCodes)
    report('warning', slug, 'sku', 'The SKU is empty; the shop leaves it out.')
  if (product.smalltittle.trim() === '')
    report('warning', slug, 'smalltittle', 'The brand is empty; the shop leaves it out.')
  checkPicture(product.img, slug, 'img', files, report)
  for (const [index, { img }] of (product.variants ?? []).entries())
    if (img !== undefined) checkPicture(img, slug, `variants.${index}.img`, files, report)
  if (RESERVED_NAMES.includes(slug))
    report('error', slug, 'slug', `"${slug}" is the address of a screen. Choose another slug.`)
}

function checkPicture(name: string, record: string, field: string, files: CatalogueFiles, report: Report): void {
  if (name === '') report('warning', record, field, 'There is no picture; the shop says "Picture to follow".')
  else if (!files.pictures.has(name))
    report('error', record, field, `There is no picture "${name}" in catalogue/pictures. Add it, or correct the name.`)
}

function checkUnique(seen: Map<string, string>, slug: string, file: string, report: Report): void {
  const first = seen.get(slug)
  if (first) report('error', slug, 'slug', `This slug is already in ${first}. Give each product its own.`)
  else seen.set(slug, file)
}

function checkRelations(files: CatalogueFiles, known: ReadonlyMap<string, ProductRecord>, problems: Problem[]): void {
  const listed = new Set(files.categories.flatMap(({ record }) => record.product))
  for (const { file, record } of files.products) {
    for (const slug of record.goesWith ?? []) {
      if (!known.has(slug))
        problems.push({
          level: 'error',
          file,
          record: record.slug,
          field: 'goesWith',
          message: `There is no product "${slug}". Correct or remove it.`,
        })
    }
    if (!listed.has(record.slug))
      problems.push({
        level: 'warning',
        file,
        record: record.slug,
        field: 'slug',
        message: 'No category lists this product. Add it to one.',
      })
  }
}

function checkCategories(files: CatalogueFiles, known: ReadonlyMap<string, ProductRecord>, problems: Problem[]): void {
  const ids = new Map<string, string>()
  const folded = new Map<string, string>()
  const grouped = new Set(files.groups.flatMap(({ categories }) => categories))
  for (const { file, record } of files.categories) {
    const report: Report = (level, name, field, message) => problems.push({ level, file, record: name, field, message })
    checkCategoryId(record, file, ids, folded, report)
    checkPicture(record.img, record.id, 'img', files, report)
    if (record.add) checkPicture(record.add, record.id, 'add', files, report)
    if (files.pictures.has(record.add) && !record.advert)
      report(
        'warning',
        record.id,
        'add',
        'A banner picture without an advert is not drawn. Write its words in "advert", or leave "add" empty.',
      )
    checkListed(record, known, report)
    if (record.id !== '/' && !grouped.has(record.id))
      report('error', record.id, 'id', 'No group lists this category, so no menu leads to it. Name it in groups.json.')
  }
  const leadsSomewhere = (id: string) => ids.has(id) || SCREEN_ROUTES.includes(id)
  for (const { file, record } of files.categories) {
    checkTiles({ file, record }, leadsSomewhere, files, problems)
  }
  for (const group of files.groups) {
    for (const id of group.categories.filter((id) => !ids.has(id)))
      problems.push({
        level: 'error',
        file: 'groups.json',
        record: group.id,
        field: 'categories',
        message: `There is no category "${id}". Add its file or remove it here.`,
      })
  }
}

function checkCategoryId(
  record: CategoryRecord,
  file: string,
  ids: Map<string, string>,
  folded: Map<string, string>,
  report: Report,
): void {
  const { id } = record
  if (RESERVED_NAMES.includes(id.toLowerCase()))
    report('error', id, 'id', `"/${id}" is the address of a screen. Choose another id.`)
  const first = ids.get(id)
  if (first) report('warning', id, 'id', `${first} has this id too; the page shows both, one after the other.`)
  else ids.set(id, file)
  const other = folded.get(id.toLowerCase())
  if (other && other !== id)
    report('error', id, 'id', `Differs from "${other}" only in upper and lower case. Choose another id.`)
  folded.set(id.toLowerCase(), id)
}

function checkListed(category: CategoryRecord, known: ReadonlyMap<string, ProductRecord>, report: Report): void {
  const seen = new Set<string>()
  category.product.forEach((slug, index) => {
    const field = `product.${index}`
    if (!known.has(slug))
      report(
        'error',
        category.id,
        field,
        `There is no product "${slug}". Add it to a file in catalogue/products, or remove it here.`,
      )
    if (seen.has(slug)) report('warning', category.id, field, `"${slug}" is listed more than once.`)
    seen.add(slug)
  })
  if (category.product.length === 0) report('warning', category.id, 'product', 'No products are listed.')
}

function checkTiles(
  { file, record }: FromFile<CategoryRecord>,
  leadsSomewhere: (id: string) => boolean,
  files: CatalogueFiles,
  problems: Problem[],
): void {
  record.SecondSection.forEach((tile, index) => {
    const report = (level: Problem['level'], message: string) =>
      problems.push({ level, file, record: record.id, field: `SecondSection.${index}`, message })
    if (tile.id === '' || tile.tittle === '') report('warning', 'An empty tile is not drawn. Fill it in or remove it.')
    else if (!leadsSomewhere(tile.id))
      report('error', `The tile leads to "${tile.id}", which is not a page. Correct its id.`)
    if (tile.img && !files.pictures.has(tile.img))
      report('error', `There is no picture "${tile.img}" in catalogue/pictures.`)
  })
  if (record.advert && !leadsSomewhere(record.advert.id))
    problems.push({
      level: 'error',
      file,
      record: record.id,
      field: 'advert.id',
      message: `The advert leads to "${record.advert.id}", which is not a page.`,
    })
}
