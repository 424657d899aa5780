import { createHash } from 'node:crypto'
import { buildSearchFiles } from '@shop/core/search/files/buildSearchFiles.ts'
import { FILE_NAMES } from '@shop/core/search/files/searchFiles.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'

/**
 * The search's files, by names in the data folder. All but its start are in a folder that is named after what they
 * hold, so that a start of one release never leads to the files of another.
 */
export async function buildSearchData({
  catalogue,
  ...words
}: Pick<LoadedShop, 'catalogue' | 'synonyms' | 'kinds'>): Promise<Map<string, unknown>> {
  const { start, files } = await buildSearchFiles(catalogue, words)
  const hash = createHash('sha256').update(JSON.stringify(start))
  for (const data of files.values()) hash.update(JSON.stringify(data))
  const id = hash.digest('hex').slice(0, 10)
  const named = [...files].map(([name, data]) => [`search/${id}/${name}`, data] as const)
  return new Map<string, unknown>([[`search/${FILE_NAMES.start}`, { ...start, id }], ...named])
}
