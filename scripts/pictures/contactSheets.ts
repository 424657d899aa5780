import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { nameCutout } from '../build/loadCatalogue.ts'
import type { PictureJob } from './pictureJobs.ts'

const COLUMNS = 6
const TILE_PX = 180
const CAPTION_PX = 22

/**
 * Writes one small sheet a family, with all its pictures, so that a change of a family is seen at a glance.
 * Left alone is a sheet that exists and of whose pictures none is among `changed`.
 */
export async function writeContactSheets(
  jobs: readonly PictureJob[],
  changed: ReadonlySet<string>,
  pictures: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [sheet, names] of groupBySheet(jobs)) {
    const file = path.join(folder, `${sheet}.webp`)
    if (existsSync(file) && !names.some((name) => changed.has(name))) continue
    await writeSheet(names, pictures, file)
  }
}

/** A family's pictures are on its sheet; heroes, which are made of several, on one of their own. */
function groupBySheet(jobs: readonly PictureJob[]): Map<string, string[]> {
  const sheets = new Map<string, string[]>()
  for (const { name, families, isHero } of jobs) {
    const sheet = isHero ? 'heroes' : families[0]!
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), name])
  }
  return sheets
}

async function writeSheet(names: readonly string[], pictures: string, file: string): Promise<void> {
  const there = names
    .flatMap((name) =>
      [name, nameCutout(name)].map((stem) => ({ name, source: path.join(pictures, `${stem}-320.avif`) })),
    )
    .filter(({ source }) => existsSync(source))
  if (there.length === 0) return
  const tiles = await Promise.all(
    there.map(async ({ name, source }, index): Promise<OverlayOptions[]> => {
      const left = (index % COLUMNS) * TILE_PX
      const top = Math.floor(index / COLUMNS) * (TILE_PX + CAPTION_PX)
      const tile = await sharp(source)
        .flatten({ background: '#ffffff' })
        .resize(TILE_PX, TILE_PX, { fit: 'contain', background: '#ffffff' })
        .toBuffer()
      return [
        { input: tile, left, top },
        { input: Buffer.from(drawCaption(name)), left, top: top + TILE_PX },
      ]
    }),
  )
  await sharp({
    create: {
      width: Math.min(COLUMNS, there.length) * TILE_PX,
      height: Math.ceil(there.length / COLUMNS) * (TILE_PX + CAPTION_PX),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles.flat())
    .webp({ quality: 62 })
    .toFile(file)
}

/** Names are slugs, so that nothing in them needs to be escaped. */
function drawCaption(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${CAPTION_PX}"><text x="4" y="13" font-family="sans-serif" font-size="8.5" textLength="${Math.min(TILE_PX - 8, name.length * 4.6)}" lengthAdjust="spacingAndGlyphs">${name}</text></svg>`
}
