import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { suggestName } from '../check/suggestName.ts'
import { type EngravedPlace, EngravedPlaceSchema } from '../folder/engravedPlace.ts'
import { nameCutout, readRendered, type Rendered } from '../load/loadCatalogue.ts'
import { formatSlug } from '../spreadsheet/foreign.ts'

// A photograph may be replaced by another of its name while the desk runs: libvips would return the old one from its cache.
sharp.cache(false)

/** Widths, in px, that the page asks for (`packages/storefront/src/shop/product/Picture.tsx`); WebP, for browsers without AVIF, in one of them. */
const AVIF_WIDTHS = [320, 640, 1200]
const WEBP_WIDTH = 640
/** A photograph smaller than this would be blurred on a detail page. */
const MIN_PHOTOGRAPH_PX = 600

const outputs = (stem: string) => [...AVIF_WIDTHS.map((width) => `${stem}-${width}.avif`), `${stem}-${WEBP_WIDTH}.webp`]
/** The stems of a picture's files: one that is cut out is laid on its tile, any other multiplied onto it. */
const stems = (name: string) => [name, nameCutout(name)] as const

export function hasPictureFiles(folder: string, name: string): boolean {
  return stems(name).some((stem) => outputs(stem).every((file) => existsSync(path.join(folder, file))))
}

/** The record of a picture: its mean colour on white, as a CSS colour, and whether it is cut out. */
interface WrittenPicture {
  readonly colour: string
  readonly cutout?: true
}

/** Writes a picture in every width and format, and removes what it was before. What is transparent stays so in AVIF. */
export async function writePictureFiles(source: string, folder: string, name: string): Promise<WrittenPicture> {
  const whole = sharp(source, { failOn: 'error' }).rotate()
  const flat = whole.clone().flatten({ background: '#ffffff' })
  const { isOpaque } = await whole.stats()
  const image = isOpaque ? flat : whole
  const [plain, cut] = stems(name)
  const [stem, other] = isOpaque ? [plain, cut] : [cut, plain]
  mkdirSync(folder, { recursive: true })
  for (const file of outputs(other)) rmSync(path.join(folder, file), { force: true })
  for (const width of AVIF_WIDTHS) {
    await image
      .clone()
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: 55, effort: 4 })
      .toFile(path.join(folder, `${stem}-${width}.avif`))
  }
  await flat
    .clone()
    .resize({ width: WEBP_WIDTH, withoutEnlargement: true })
    .webp({ quality: 64 })
    .toFile(path.join(folder, `${stem}-${WEBP_WIDTH}.webp`))
  const { channels } = await sharp(await flat.clone().png().toBuffer()).stats()
  const colour = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  return { colour, ...(!isOpaque && { cutout: true }) }
}

/** Writes a picture of a shop, and records it. */
export async function keepPicture(shop: string, name: string, hash: string, source: string): Promise<void> {
  const written = await writePictureFiles(source, path.join(shop, 'pictures'), name)
  const engraving = readEngraving(source)
  // Read now: while this was written, others may have landed theirs.
  const record = readRendered(shop)
  record[name] = { hash, ...written, ...(engraving && { engraving }) }
  writeRendered(shop, record)
}

/** Records what is known of each picture, sorted by name: that is the order in which a page shows those of a product. */
export function writeRendered(folder: string, record: Rendered): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  // A list of numbers stands in one line, as the code's formatter has it.
  const text = JSON.stringify(sorted, null, 2).replaceAll(/\[[^\]]*\]/g, (list) =>
    list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )
  writeFileSync(path.join(folder, 'pictures.json'), `${text}\n`)
}

/** The file that the renderer writes beside a picture that shows where its product is engraved. */
export function nameEngraving(source: string): string {
  return `${source}.engraving.json`
}

/** The place of the engraving in a rendered picture; undefined where there is none. */
function readEngraving(source: string): EngravedPlace | undefined {
  const file = nameEngraving(source)
  return existsSync(file) ? v.parse(EngravedPlaceSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** A file that the shop's owner put among the photographs. */
export interface Photograph {
  readonly file: string
  /** The picture that it is to be. */
  readonly name: string
  /** The error in it, and its remedy; undefined where there is none. */
  readonly error: string | undefined
}

/** The hash recorded of a photograph once its pictures are written, so that the same one is not written again. */
export function hashPhotograph(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** The formats of an owner's photographs; the build makes AVIF and WebP of them. */
const FORMATS = /\.(jpe?g|png|webp|avif|tiff?)$/i
const UNFIT = {
  gif: 'a GIF, which has too few colours for a photograph.',
  svg: 'a drawing (SVG), and this folder is for photographs.',
}
/** The format of iPhone photographs, whose decoder a free library may not distribute. */
const APPLE = /\.hei[cf]$/i

/**
 * Reads what lies in the folder of photographs; `known` are the names that a picture can have, and each may have
 * further ones: "gauze--detail" beside "gauze". Only those of pictures that are wanted are read.
 */
export async function readPhotographs(
  folder: string,
  known: ReadonlySet<string>,
  isWanted: (name: string) => boolean = () => true,
): Promise<Photograph[]> {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.') && isWanted(path.parse(file).name))
    .sort()
  const found: Photograph[] = []
  for (const file of files) {
    const { name } = path.parse(file)
    const twin = found.find((other) => other.name === name && other.error === undefined)
    found.push({ file, name, error: await findError(file, name, twin) })
  }
  return found

  async function findError(file: string, name: string, twin: Photograph | undefined): Promise<string | undefined> {
    if (APPLE.test(file))
      return 'is in the iPhone’s own format (HEIC). Export it as JPEG from Photos, or send it to yourself by email.'
    const [, why] = /\.(gif|svg)$/i.exec(file) ?? []
    if (why)
      return `is ${UNFIT[why.toLowerCase() as keyof typeof UNFIT]} Save the photograph as JPEG, PNG or WebP, or remove it.`
    if (!FORMATS.test(file)) return 'is not a picture that can be read. Save it as JPEG, PNG or WebP, or remove it.'
    if (!known.has(name.replace(/--[a-z\d-]+$/, '')))
      return `is named after no product or category. ${suggestPicture(file, known)}`
    if (twin) return `is the same picture as ${twin.file}. Remove one of the two.`
    return findImageError(path.join(folder, file))
  }
}

function suggestPicture(file: string, known: ReadonlySet<string>): string {
  const { name, ext } = path.parse(file)
  const slug = formatSlug(name)
  const meant = known.has(slug) ? slug : suggestName(name, known)
  if (meant !== undefined) return `Name it ${meant}${ext.toLowerCase()}, if that is what it shows.`
  const [example = 'the-slug-of-a-product'] = known
  return `Name it by a slug, such as ${example}.jpg, with --detail or the like behind it for a further picture; a category’s is called hero- and its id.`
}

/** The error in a photograph, in a file or as it was sent; undefined if there is none. */
export async function findImageError(file: string | Buffer): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(file).metadata()
    await sharp(file, { failOn: 'error' }).stats()
    if (Math.min(width, height) >= MIN_PHOTOGRAPH_PX) return undefined
    return `is ${width} × ${height} px. Take one of at least ${MIN_PHOTOGRAPH_PX} × ${MIN_PHOTOGRAPH_PX} px.`
  } catch (error) {
    return `cannot be read (${error instanceof Error ? error.message : String(error)}). Save it again as JPEG, PNG or WebP.`
  }
}
