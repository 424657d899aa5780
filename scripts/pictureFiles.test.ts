import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findPhotographFault, hasPictureFiles, writePictureFiles } from './pictureFiles.ts'

/** Whoever clones the shop loads every committed picture. */
const MAX_COMMITTED_BYTES = 40_000_000

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function writePhotograph(width: number, height = width, name = 'pot.png'): Promise<string> {
  const file = path.join(folder, name)
  await sharp({ create: { width, height, channels: 3, background: '#336699' } }).toFile(file)
  return file
}

describe('a picture', () => {
  test('is written in every width and format, with its mean colour', async () => {
    const source = await writePhotograph(1400)
    expect(hasPictureFiles(folder, 'pot')).toBe(false)
    expect(await writePictureFiles(source, folder, 'pot')).toBe('#336699')
    expect(hasPictureFiles(folder, 'pot')).toBe(true)
    for (const [file, width, format] of [
      ['pot-320.avif', 320, 'heif'],
      ['pot-640.avif', 640, 'heif'],
      ['pot-1200.avif', 1200, 'heif'],
      ['pot-640.webp', 640, 'webp'],
    ] as const)
      expect(await sharp(path.join(folder, file)).metadata()).toMatchObject({ width, format })
  })

  test('is never made larger than it was', async () => {
    await writePictureFiles(await writePhotograph(800), folder, 'pot')
    expect((await sharp(path.join(folder, 'pot-1200.avif')).metadata()).width).toBe(800)
  })

  test('with one file missing is not whole', async () => {
    await writePictureFiles(await writePhotograph(800), folder, 'pot')
    rmSync(path.join(folder, 'pot-640.webp'))
    expect(hasPictureFiles(folder, 'pot')).toBe(false)
  })
})

describe("an owner's photograph", () => {
  test('of a good size has no fault', async () => {
    expect(await findPhotographFault(await writePhotograph(600, 900))).toBeUndefined()
  })

  test('that is too small is named with its size and what to do', async () => {
    expect(await findPhotographFault(await writePhotograph(900, 599))).toBe(
      'is 900 × 599 px. Take one of at least 600 × 600 px.',
    )
  })

  test.each([
    ['no picture at all', 'not a picture'],
    ['empty', ''],
  ])('that is %s is to be saved again', async (_, content) => {
    const file = path.join(folder, 'pot.jpg')
    writeFileSync(file, content)
    expect(await findPhotographFault(file)).toMatch(/^cannot be read .* Save it again as JPEG or PNG\.$/)
  })

  test('that breaks off in the middle is to be saved again', async () => {
    const whole = await sharp(await writePhotograph(900))
      .jpeg()
      .toBuffer()
    const file = path.join(folder, 'half.jpg')
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    expect(await findPhotographFault(file)).toMatch(/^cannot be read/)
  })
})

test('all committed pictures together stay below 40 MB', () => {
  const pictures = path.resolve('catalogue/pictures')
  const sizes = readdirSync(pictures).map((name) => statSync(path.join(pictures, name)).size)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_COMMITTED_BYTES)
})
