import path from 'node:path'
import { buildStatuses } from '@shop/core/catalogue/buildStatuses.ts'
import type { Catalogue } from '@shop/core/catalogue/catalogue.ts'
import { buildCatalogue, buildGroups } from '@shop/core/catalogue/record.ts'
import { buildDetailData, type DetailPageData } from '@shop/core/page/pageData.ts'
import type { CatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import type { Edit } from '@shop/shop-files/edits/edits.ts'
import { readPictures } from '@shop/shop-files/load/loadCatalogue.ts'
import { readMark } from '@shop/shop-files/mark/readMark.ts'
import { planData } from '@shop/site/build/data.ts'
import { type Checked, checkTexts } from './check.ts'
import { formatEdits } from './save.ts'
import { readTexts } from './shopFiles.ts'

/** The shop's facts for its components, for the view beside the form; undefined where the shop cannot be read. */
export function buildLiveShop({ files }: Checked, folder: string) {
  if (!files) return undefined
  const catalogue = build(files, folder)
  const groups = buildGroups(files.groups, catalogue)
  return {
    shop: files.shop,
    groups,
    attributes: files.attributes,
    mark: readMark(folder, files.shop),
    plan: planData(catalogue),
    year: new Date().getFullYear(),
  }
}

/** A product's page as it would be with these edits; undefined where the checker would not let it be built. */
export async function buildLiveData(
  folder: string,
  slug: string,
  edits: readonly Edit[],
): Promise<DetailPageData | undefined> {
  const texts = readTexts(folder)
  const { changed } = await formatEdits(folder, texts, edits)
  const { files } = checkTexts(folder, new Map([...texts, ...changed]))
  return files && buildDetailData(build(files, folder), slug)
}

function build(
  { attributes, categories, guides = [], kinds = [], products, shop, statuses }: CatalogueFiles,
  folder: string,
): Catalogue {
  const records = products.map(({ record }) => record)
  const trade = { statuses, hasPharmacy: shop.pharmacy !== undefined, today: new Date().toISOString().slice(0, 10) }
  return buildCatalogue(
    categories.map(({ record }) => record),
    records,
    readPictures(path.resolve(folder), shop.brand.strong),
    { attributes, guides, kinds, findStatus: buildStatuses(records, trade) },
  )
}
