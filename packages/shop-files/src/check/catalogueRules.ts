import { formatDate } from '@shop/core/base/date.ts'
import { findAttributeProblems } from './attributeRules.ts'
import type { CatalogueFiles, FromFile } from './catalogueFiles.ts'
import { findCategoryProblems } from './categoryRules.ts'
import { findCodeProblems } from './codeRules.ts'
import { findColourProblems } from './colourRules.ts'
import { findGroupProblems } from './groupRules.ts'
import { findGuideProblems } from './guideRules.ts'
import { findInformationProblems } from './informationRules.ts'
import { findDemandProblems } from './kindDemands.ts'
import { findKindProblems } from './kindRules.ts'
import { findMedicineProblems } from './medicineRules.ts'
import { findMovedProblems } from './movedRules.ts'
import { findPictureProblems } from './pictureRules.ts'
import type { Problem } from './problem.ts'
import { findProductProblems } from './productRules.ts'
import { findShopProblems } from './shopRules.ts'
import { findStatusProblems } from './statusRules.ts'
import { findTextProblems } from './textRules.ts'

/** Applies every rule of the catalogue to files that have already been parsed. `today` is a day as in ISO 8601. */
export function findProblems(files: CatalogueFiles, today = formatDate(new Date()) ?? ''): Problem[] {
  const { firsts, copies } = splitCopies(files.products, ({ slug }) => slug)
  // A copy is one error: what follows from it is not judged.
  const distinct = { ...files, products: firsts }
  return [
    ...copies.map(({ file, record, index, first }): Problem => {
      const message = `A record with this slug is already in ${first.file}. If this one is a copy to begin a new product with, give it a slug, a title and codes of its own; else remove it.`
      return {
        level: 'error',
        file,
        record: record.slug,
        field: 'slug',
        message,
        ...(index !== undefined && { index }),
      }
    }),
    ...findPictureProblems(distinct),
    ...findProductProblems(distinct),
    ...findTextProblems(distinct),
    ...findAttributeProblems(distinct),
    ...findCodeProblems(distinct),
    ...findCategoryProblems(distinct),
    ...findGroupProblems(distinct),
    ...findStatusProblems(distinct, today),
    ...findKindProblems(distinct),
    ...findGuideProblems(distinct),
    ...findDemandProblems(distinct),
    ...findMedicineProblems(distinct),
    ...findMovedProblems(distinct),
    ...findInformationProblems(distinct),
    ...findShopProblems(distinct),
    ...findColourProblems(distinct),
  ]
}

type Copy<T> = FromFile<T> & { readonly first: FromFile<T> }

function splitCopies<T>(all: readonly FromFile<T>[], nameOf: (record: T) => string) {
  const seen = new Map<string, FromFile<T>>()
  const copies: Copy<T>[] = []
  for (const one of all) {
    const first = seen.get(nameOf(one.record))
    if (first) copies.push({ ...one, first })
    else seen.set(nameOf(one.record), one)
  }
  return { firsts: [...seen.values()], copies }
}
