import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { readCatalogueFiles, UNREADABLE } from '@shop/shop-files/check/catalogueFiles.ts'
import { findImageError } from '@shop/shop-files/photographs/pictureFiles.ts'
import { takePhotographs } from '@shop/shop-files/photographs/takePhotographs.ts'

/** Nothing on the page is shown larger, from any camera. */
const MAX_SIDE_PX = 2400
const FOLDER = 'photographs'
const ENDINGS = { png: '.png', jpeg: '.jpg' } as const

/** A picture as the page can crop it: upright, in the colours of a screen. */
export interface Decoded {
  /** As a data address. */
  readonly source: string
  readonly isTransparent: boolean
}

/** Decodes what a camera, a scanner or a supplier has written: any format that sharp reads, rotated, CMYK. Undefined for others. */
export async function decodePhotograph(bytes: Buffer): Promise<Decoded | undefined> {
  try {
    const image = sharp(bytes, { failOn: 'error' }).rotate().toColourspace('srgb')
    const { isOpaque } = await image.stats()
    const fitted = image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    const format = isOpaque ? 'jpeg' : 'png'
    const body = await (isOpaque ? fitted.jpeg({ quality: 95 }) : fitted.png()).toBuffer()
    return { source: `data:image/${format};base64,${body.toString('base64')}`, isTransparent: !isOpaque }
  } catch {
    return undefined
  }
}

/** The reason that a photograph cannot be taken in under a name, regardless of the others; undefined where it can. */
export async function judgePhotograph(name: string, bytes: Buffer): Promise<string | undefined> {
  if (!/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/.test(name))
    return 'A picture’s name has small letters, digits and hyphens only. Change the product’s slug.'
  if ((await findEnding(bytes)) === undefined) return 'The photograph is neither JPEG nor PNG.'
  const error = await findImageError(bytes)
  return error && `The photograph ${error}`
}

async function findEnding(bytes: Buffer): Promise<string | undefined> {
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '' }))
  return format === 'png' || format === 'jpeg' ? ENDINGS[format] : undefined
}

/** Stores a photograph under a name. If that fails, restores the one before and returns the reason. */
export async function takePhotograph(folder: string, name: string, bytes: Buffer): Promise<string | undefined> {
  const refusal = await judgePhotograph(name, bytes)
  if (refusal !== undefined) return refusal
  const place = path.join(folder, FOLDER)
  for (const made of [place, path.join(folder, 'pictures')]) mkdirSync(made, { recursive: true })
  const before = readdirSync(place)
    .filter((file) => path.parse(file).name === name)
    .map((file) => ({ file: path.join(place, file), body: readFileSync(path.join(place, file)) }))
  for (const { file } of before) rmSync(file)
  const file = path.join(place, `${name}${await findEnding(bytes)}`)
  writeFileSync(file, bytes)
  const error = await takeIn(folder, name)
  if (error === undefined) return undefined
  rmSync(file)
  for (const old of before) writeFileSync(old.file, old.body)
  return error
}

async function takeIn(folder: string, name: string): Promise<string | undefined> {
  try {
    const { files } = readCatalogueFiles(folder)
    if (!files) return UNREADABLE
    const [taken] = await takePhotographs(folder, files, (other) => other === name)
    if (!taken) return 'The photograph is gone from the folder. Choose it again.'
    return taken.error && `The photograph ${taken.error}`
  } catch (error) {
    return `The photograph was not taken in: ${error instanceof Error ? error.message : String(error)}`
  }
}
