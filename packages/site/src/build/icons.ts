import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Mark } from '@shop/core/catalogue/mark.ts'
import { formatHex } from '@shop/shop-files/colours/oklch.ts'
import { readToken } from '@shop/shop-files/colours/readToken.ts'
import { formatMark } from '@shop/shop-files/mark/parseMark.ts'
import { SHARE_NAME } from './head.ts'

/** The colour behind a mark that is open. */
const PAPER = formatHex(readToken('--paper', undefined)[0])
/** Of a mark that a phone cuts into a circle, this much is sure to be seen (W3C, Web Application Manifest, icon masks). */
const SAFE = 0.66
const SHARE = { width: 1200, height: 630 }
const SHARE_MARK_PX = 360

/** The shop's own picture for links that are shared; without it, its mark. */
const SHARE_FILE = 'share.png'

/** Every picture of the mark by its file's name, with the share picture. The same mark makes the same bytes. */
export async function buildIcons(folder: string, mark: Mark): Promise<Map<string, Buffer>> {
  const ground = await findGround(mark)
  const square = (size: number) => draw(mark, size)
  const cut = async (size: number, share: number) => {
    const input = await draw(mark, Math.round(size * share)).toBuffer()
    const page = sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    return page.composite([{ input }])
  }
  const share = path.join(folder, SHARE_FILE)
  return new Map([
    ['favicon.svg', Buffer.from(formatMark(mark))],
    ['icon-192.png', await format(square(192))],
    ['icon-512.png', await format(square(512))],
    ['icon-maskable-512.png', await format(await cut(512, SAFE))],
    ['apple-touch-icon.png', await format(await cut(180, 1))],
    [SHARE_NAME, existsSync(share) ? readFileSync(share) : await format(await drawShare(mark))],
  ])
}

function draw(mark: Mark, size: number): Sharp {
  return sharp(Buffer.from(formatMark(mark, size)))
}

const format = (picture: Sharp) => picture.png({ compressionLevel: 9, palette: true }).toBuffer()

async function drawShare(mark: Mark): Promise<Sharp> {
  const input = await draw(mark, SHARE_MARK_PX).toBuffer()
  return sharp({ create: { ...SHARE, channels: 3, background: PAPER } }).composite([{ input }])
}

/** The ground beyond a mark's edge: the colour there, or paper where it is open. */
async function findGround(mark: Mark): Promise<{ r: number; g: number; b: number } | string> {
  const size = 50
  const { data } = await draw(mark, size).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0, alpha] = data.subarray((size * (size / 2) + 1) * 4)
  return alpha === 255 ? { r, g, b } : PAPER
}
