import * as v from 'valibot'
import { Slug } from '@shop/core/catalogue/schema.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import type { TableRow } from './readTable.ts'
import { indexRewritten, isNumberOrDay } from './rewritten.ts'

/** As it is read from a workbook's cell of a date; a slug by its letters, but hardly anybody's. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * For the rows of a file: which products the slug in a cell can mean. There are several where a spreadsheet program could
 * have made it of each of their slugs, and none of these stands in the file as it is.
 */
export function buildMeant(rows: readonly TableRow[], files: CatalogueFiles): (text: string) => readonly string[] {
  const known = files.products.map(({ record }) => record.slug)
  const isKnown = new Set(known)
  const written = new Set(rows.map(({ cells }) => cells['slug']))
  const find = indexRewritten(known.filter((slug) => !written.has(slug)))
  return (text) => [...(isKnown.has(text) ? [text] : []), ...find(text)]
}

/** The reason that a slug that may have been rewritten cannot be taken as it is; undefined where it can. */
export function explainSlug(text: string, meant: readonly string[]): string | undefined {
  if (meant.length > 1)
    return `A spreadsheet program could have made “${text}” of the slug of each of these: ${meant.join(', ')}. Write the slug that is meant, and format the column as text.`
  if (meant.length === 1 || !isNumberOrDay(text) || (v.is(Slug, text) && !DAY.test(text))) return undefined
  return `“${text}” looks like a number or a date that a spreadsheet program has made of a slug, and no product has a slug that it can be. Write the slug, and format the column as text.`
}
