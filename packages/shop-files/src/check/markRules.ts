import { MarkError } from '../mark/parseMark.ts'
import { MARK_FILE, readMark } from '../mark/readMark.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

/** Finds problems in the shop's mark; one that has drawn none has a plain one. */
export function findMarkProblems(folder: string, { shop }: Pick<CatalogueFiles, 'shop'>): Problem[] {
  try {
    readMark(folder, shop)
    return []
  } catch (error) {
    if (!(error instanceof MarkError)) throw error
    return [{ level: 'error', file: MARK_FILE, record: '', field: '', message: error.message }]
  }
}
