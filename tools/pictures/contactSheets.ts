import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import * as v from 'valibot'
import { nameCutout } from '@shop/shop-files/load/loadCatalogue.ts'
import type { PictureJob } from './pictureJobs.ts'

const COLUMNS = 4
const TILE_PX = 600
const CAPTION_PX = 36
const HEAD_PX = 72
/** Enough to judge a family in many colours by; all of a hero's are its own. */
const MOST = 16

/** The grade of a family's pictures, judged on its sheet, and the faults that keep them from the next grade. */
const GradesSchema = v.record(
  v.string(),
  v.strictObject({ grade: v.picklist(['A', 'A−', 'B+', 'B', 'B−', 'C+', 'C', 'D']), lacks: v.string() }),
)
type Grades = v.InferOutput<typeof GradesSchema>

export function readGrades(): Grades {
  return v.parse(GradesSchema, JSON.parse(readFileSync('tools/pictures/grades.json', 'utf8')))
}

/**
 * Writes one sheet a family, so that a change of a family is seen at a glance, headed by its grade.
 * Left alone is a sheet that exists and of whose pictures none is among `changed`.
 */
export async function writeContactSheets(
  jobs: readonly PictureJob[],
  changed: ReadonlySet<string>,
  pictures: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const grades = readGrades()
  for (const [sheet, names] of groupBySheet(jobs)) {
    const file = path.join(folder, `${sheet}.webp`)
    if (existsSync(file) && !names.some((name) => changed.has(name))) continue
    await writeSheet(pickEvenly(names), pictures, file, nameHead(sheet, names.length, grades))
  }
}

function nameHead(sheet: string, count: number, grades: Grades): string {
  const { grade = 'not graded', lacks = '' } = grades[sheet] ?? {}
  return [sheet, grade, `${count} pictures`, lacks].filter(Boolean).join(' · ')
}

function pickEvenly(names: readonly string[]): readonly string[] {
  if (names.length <= MOST || names[0]!.startsWith('hero-')) return names
  return Array.from({ length: MOST }, (_, index) => names[Math.floor((index * names.length) / MOST)]!)
}

/** A family's pictures are on its sheet; heroes, which are made of several, on one of their own. */
export function nameSheet({ families, isHero }: PictureJob): string {
  return isHero ? 'heroes' : families[0]!
}

function groupBySheet(jobs: readonly PictureJob[]): Map<string, string[]> {
  const sheets = new Map<string, string[]>()
  for (const job of jobs) {
    const sheet = nameSheet(job)
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), job.name])
  }
  return sheets
}

async function writeSheet(names: readonly string[], pictures: string, file: string, head: string): Promise<void> {
  const there = names
    .flatMap((name) =>
      [name, nameCutout(name)].map((stem) => ({ name, source: path.join(pictures, `${stem}-640.avif`) })),
    )
    .filter(({ source }) => existsSync(source))
  if (there.length === 0) return
  const tiles = await Promise.all(
    there.map(async ({ name, source }, index): Promise<OverlayOptions[]> => {
      const left = (index % COLUMNS) * TILE_PX
      const top = HEAD_PX + Math.floor(index / COLUMNS) * (TILE_PX + CAPTION_PX)
      const tile = await sharp(source)
        .flatten({ background: '#ffffff' })
        .resize(TILE_PX, TILE_PX, { fit: 'contain', background: '#ffffff' })
        // As PNG: by itself it would be coded as AVIF again, which takes a hundred times as long.
        .png({ compressionLevel: 1 })
        .toBuffer()
      return [
        { input: tile, left, top },
        { input: Buffer.from(drawWords(name, TILE_PX, CAPTION_PX, 18)), left, top: top + TILE_PX },
      ]
    }),
  )
  const width = Math.min(COLUMNS, there.length) * TILE_PX
  await sharp({
    create: {
      width,
      height: HEAD_PX + Math.ceil(there.length / COLUMNS) * (TILE_PX + CAPTION_PX),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite([{ input: Buffer.from(drawWords(head, width, HEAD_PX, 30)), left: 0, top: 0 }, ...tiles.flat()])
    .webp({ quality: 45 })
    .toFile(file)
}

/** Long words are drawn together, so that they stay in their field. */
function drawWords(words: string, width: number, height: number, size: number): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const length = Math.min(width - 16, words.length * size * 0.53)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="8" y="${height * 0.66}" font-family="sans-serif" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escaped}</text></svg>`
}
