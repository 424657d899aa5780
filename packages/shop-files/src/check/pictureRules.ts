import type { CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import type { Report } from './report.ts'
import { suggestName } from './suggestName.ts'

/** Judges the picture that a record names. */
export function checkPicture(name: string, record: string, field: string, files: CatalogueFiles, report: Report): void {
  if (name === '') report('warning', record, field, 'There is no picture; the shop says "Picture to follow".')
  else if (isMissing(name, files)) report('error', record, field, explainMissingPicture(name, files))
}

/** A shop without any picture is reported once (`findPictureProblems`), not for each name. */
export function isMissing(name: string, { pictures }: CatalogueFiles): boolean {
  return pictures.size > 0 && !pictures.has(name)
}

/** A shop whose records name pictures, and that has none at all. */
export function findPictureProblems(files: CatalogueFiles): Problem[] {
  const named = [...files.products, ...files.categories].filter(({ record }) => record.img !== '').length
  if (named === 0 || files.pictures.size > 0) return []
  const message = `The folder is empty, and ${named} records name a picture in it. Bring it back, or run "npm run catalogue pictures".`
  return [{ level: 'error', file: 'pictures', record: '', field: '', message }]
}

/** Says what to do about a picture that is not there. */
export function explainMissingPicture(name: string, { pictures }: CatalogueFiles): string {
  const meant = suggestName(name, pictures)
  const way =
    meant === undefined
      ? `Put photographs/${name}.jpg there and run "npm run catalogue pictures", or correct the name`
      : `Write “${meant}”, if that is what you mean`
  return `There is no picture “${name}” in the folder pictures. ${way}.`
}
