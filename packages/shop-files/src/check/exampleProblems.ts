import type { InformationRecord } from '@shop/core/catalogue/informationSchema.ts'
import type { CategoryRecord, GroupRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import { EXAMPLE_ATTRIBUTES } from '@shop/core/fixtures/exampleAttributes.ts'
import { buildExampleCategoryRecord, buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { findProblems } from './catalogueRules.ts'
import type { Problem } from './problem.ts'

const HOME = { file: 'categories/home.json', record: buildExampleCategoryRecord({ id: '/', tittle: 'Home' }) }
const PICTURES = ['gloves-nitrile-blue-m', 'tile-firstaid']
export const TILE = { id: 'firstaid', img: 'tile-firstaid', tittle: 'First aid' }

interface Parts {
  readonly products?: Partial<ProductRecord>[]
  readonly categories?: Partial<CategoryRecord>[]
  readonly groups?: readonly GroupRecord[]
  readonly hasHome?: boolean
  readonly unread?: readonly string[]
  readonly pictures?: readonly string[]
  readonly information?: readonly InformationRecord[]
}

/** A catalogue that is valid except for these parts; only tests use it. */
export function buildExampleFiles({
  products = [{}],
  categories = [{}],
  groups,
  hasHome = true,
  unread = [],
  pictures = PICTURES,
  information = [],
}: Parts = {}): CatalogueFiles {
  const categoryRecords = categories.map(buildExampleCategoryRecord)
  const ids = [...new Set(categoryRecords.map(({ id }) => id).filter((id) => id !== '/'))]
  return {
    shop: EXAMPLE_SHOP,
    groups: groups ?? [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ids }],
    attributes: EXAMPLE_ATTRIBUTES,
    synonyms: [],
    statuses: [],
    categories: [
      ...categoryRecords.map((record, index) => ({ file: `categories/${index}.json`, record })),
      ...(hasHome ? [HOME] : []),
    ],
    products: products.map((facts, index) => ({ file: `products/${index}.json`, record: buildExampleRecord(facts) })),
    pictures: new Set(pictures),
    unread: new Set(unread),
    information,
  }
}

/** Problems of such a catalogue, as "level record field". */
export function check(parts?: Parts): { found: string[]; problems: Problem[] } {
  const problems = findProblems(buildExampleFiles(parts))
  return { found: problems.map(({ level, record, field }) => `${level} ${record} ${field}`), problems }
}
