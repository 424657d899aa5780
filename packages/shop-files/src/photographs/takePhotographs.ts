import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CatalogueFiles, readCatalogueFiles, UNREADABLE } from '../check/catalogueFiles.ts'
import { listPictureNames, nameHero } from '../check/pictureNames.ts'
import { getShopFolder } from '../folder/shopFolder.ts'
import { readRendered } from '../load/loadCatalogue.ts'
import { hashPhotograph, hasPictureFiles, keepPicture, readPhotographs } from './pictureFiles.ts'

/** A photograph in the shop's folder, and what became of it. */
export interface TakenPhotograph {
  readonly file: string
  readonly name: string
  /** The reason that it was not taken in, as the end of a sentence that its name begins. */
  readonly error: string | undefined
  /** True where its pictures were written now, and not there already. */
  readonly isNew: boolean
}

/** Takes the shop's photographs in, and reports each: `npm run catalogue pictures`. */
export async function takePictures([word]: readonly string[]): Promise<void> {
  if (word !== undefined) throw new Error(`Leave out “${word}”: all photographs are taken in.`)
  const shop = getShopFolder()
  const { files } = readCatalogueFiles(shop)
  if (!files) throw new Error(UNREADABLE)
  const taken = await takePhotographs(shop, files)
  reportTaken(taken)
  if (taken.length === 0) console.log(`There is no photograph in ${path.join(shop, 'photographs')}.`)
  else if (taken.every(({ error, isNew }) => !error && !isNew)) console.log('Every photograph was taken in before.')
}

/** Prints which photographs were taken in, and why others were not; if any were not, the program exits with 1. */
export function reportTaken(taken: readonly TakenPhotograph[]): void {
  for (const { file, error, isNew } of taken) {
    if (error) console.error(`photographs/${file} ${error}`)
    else if (isNew) console.log(`photographs/${file} taken in`)
  }
  if (taken.some(({ error }) => error)) process.exitCode = 1
}

/**
 * Takes in photographs of a shop, all or those whose picture `isWanted`; each replaces a render. The previous picture
 * stays where one cannot be used.
 */
export async function takePhotographs(
  shop: string,
  files: CatalogueFiles,
  isWanted?: (name: string) => boolean,
): Promise<TakenPhotograph[]> {
  const known = new Set([...listPictureNames(files), ...files.categories.map(({ record }) => nameHero(record.id))])
  const rendered = readRendered(shop)
  const taken: TakenPhotograph[] = []
  for (const photograph of await readPhotographs(path.join(shop, 'photographs'), known, isWanted)) {
    const { file, name, error } = photograph
    const source = path.join(shop, 'photographs', file)
    const hash = error === undefined ? hashPhotograph(readFileSync(source)) : undefined
    const isThere = rendered[name]?.hash === hash && hasPictureFiles(path.join(shop, 'pictures'), name)
    const isNew = hash !== undefined && !isThere
    if (isNew) await keepPicture(shop, name, hash, source)
    taken.push({ ...photograph, isNew })
  }
  return taken
}
