import type { Problem } from '@shop/shop-files/check/problem.ts'
import { applyEdits, type Edit, holdsProducts, type RecordClash } from '@shop/shop-files/edits/edits.ts'
import { isSame } from '@shop/shop-files/edits/merge.ts'
import { formatEdited, writeFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'
import { checkTexts } from './check.ts'
import { RequestError } from './requestError.ts'
import { hashTexts, isShopFile, parseTexts, readTexts, type Texts } from './shopFiles.ts'

/** The result of a save: the files that were written, or the reason that none was. */
export type Saved =
  | { readonly kind: 'saved'; readonly files: readonly string[] }
  | { readonly kind: 'clash'; readonly clashes: readonly RecordClash[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** Writes edits into the shop's files, all of them or none. What has changed there meanwhile is kept, or clashes. */
export async function save(folder: string, edits: readonly Edit[]): Promise<Saved> {
  const texts = readTexts(folder)
  const { changed, clashes } = await formatEdits(folder, texts, edits)
  if (clashes.length > 0) return { kind: 'clash', clashes }
  const known = new Set(listErrors(folder, texts).map(nameProblem))
  const problems = listErrors(folder, new Map([...texts, ...changed])).filter(
    (problem) => !known.has(nameProblem(problem)),
  )
  if (problems.length > 0) return { kind: 'refused', problems }
  // An editor may have written meanwhile.
  if (hashTexts(readTexts(folder)) !== hashTexts(texts)) return save(folder, edits)
  writeFiles(folder, changed)
  return { kind: 'saved', files: [...changed.keys()] }
}

/** The texts of the files that edits change, with everything else in them left as it was. */
export async function formatEdits(folder: string, texts: Texts, edits: readonly Edit[]) {
  const files = parseTexts(texts)
  for (const { file } of edits) if (!isShopFile(file)) throw new RequestError(400, `“${file}” is no file of the shop.`)
  const { files: after, clashes } = applyEdits(files, edits)
  const changed = new Map<string, string>()
  for (const file of new Set(edits.map(({ file }) => file))) {
    // A record cannot be added to what is not a list, nor anything changed in what is not JSON.
    if (texts.has(file) && (files[file] === undefined || (holdsProducts(file) && !Array.isArray(files[file]))))
      throw new RequestError(
        409,
        `${file} cannot be read, so it cannot be changed here. See the problems, and correct it in an editor.`,
      )
    // An undo takes away a file that the desk made, which is a list.
    const now = after[file] ?? []
    if (isSame(files[file], now)) continue
    changed.set(file, await formatEdited(folder, file, files[file], now))
  }
  return { changed, clashes }
}

function listErrors(folder: string, texts: Texts): Problem[] {
  return checkTexts(folder, texts).problems.filter(({ level }) => level === 'error')
}

function nameProblem({ file, record, field, message }: Problem): string {
  return JSON.stringify([file, record, field, message])
}
