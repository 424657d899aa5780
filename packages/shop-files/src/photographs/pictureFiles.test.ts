import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasPictureFiles, readPhotographs, writePictureFiles } from './pictureFiles.ts'

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
    expect(await writePictureFiles(source, folder, 'pot')).toEqual({ colour: '#336699' })
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

describe('a photograph', () => {
  const blue = { create: { width: 700, height: 600, channels: 3, background: '#336699' } } as const
  async function take(name: string, photograph: Sharp) {
    const file = path.join(folder, name)
    await photograph.toFile(file)
    const written = await writePictureFiles(file, folder, 'pot')
    const { width, height, space } = await sharp(path.join(folder, 'pot-640.webp')).metadata()
    return { ...written, width, height, space }
  }

  test.each<[string, string, Sharp, string]>([
    ['of one channel', 'a.png', sharp(blue).toColourspace('b-w').png(), '#636363'],
    ['of 16 bits a channel', 'a.png', sharp(blue).toColourspace('rgb16').png(), '#336699'],
    [
      'with an alpha channel that hides nothing',
      'a.webp',
      sharp(blue).ensureAlpha(1).webp({ lossless: true }),
      '#336699',
    ],
  ])('%s has the colour that it shows, in sRGB', async (_, name, photograph, colour) => {
    expect(await take(name, photograph)).toEqual({ colour, width: 640, height: 549, space: 'srgb' })
  })

  test('in inks (CMYK) has the colour that they make, as near as they come', async () => {
    const { colour, space } = await take('a.tiff', sharp(blue).toColourspace('cmyk').tiff())
    const [red, green, tone] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    expect(space).toBe('srgb')
    expect(Math.max(Math.abs(red! - 0x33), Math.abs(green! - 0x66), Math.abs(tone! - 0x99))).toBeLessThan(0x20)
  })

  test('that a camera was turned for stands upright', async () => {
    expect(await take('a.jpg', sharp(blue).jpeg().withMetadata({ orientation: 6 }))).toMatchObject({
      width: 600,
      height: 700,
    })
  })
})

describe('a picture that is cut out', () => {
  async function writeCutout(): Promise<string> {
    const file = path.join(folder, 'cut.png')
    const background = { r: 51, g: 102, b: 153, alpha: 0.5 }
    await sharp({ create: { width: 700, height: 700, channels: 4, background } })
      .png()
      .toFile(file)
    return file
  }

  test('has files of its own, transparent in AVIF and on white elsewhere, and its colour is that on white', async () => {
    expect(await writePictureFiles(await writeCutout(), folder, 'pot')).toEqual({ colour: '#98b2cb', cutout: true })
    expect(hasPictureFiles(folder, 'pot')).toBe(true)
    expect(await sharp(path.join(folder, 'pot.cut-640.avif')).metadata()).toMatchObject({ width: 640, hasAlpha: true })
    expect(await sharp(path.join(folder, 'pot.cut-640.webp')).metadata()).toMatchObject({ hasAlpha: false })
  })

  test('leaves nothing of what the picture was before, nor the other way round', async () => {
    const listPot = () => readdirSync(folder).filter((file) => /^pot[.-].*(avif|webp)$/.test(file))
    await writePictureFiles(await writePhotograph(700, 700, 'plain.png'), folder, 'pot')
    await writePictureFiles(await writeCutout(), folder, 'pot')
    expect(listPot().every((file) => file.startsWith('pot.cut-'))).toBe(true)
    await writePictureFiles(path.join(folder, 'plain.png'), folder, 'pot')
    expect(listPot()).toHaveLength(4)
    expect(listPot().some((file) => file.startsWith('pot.cut-'))).toBe(false)
  })
})

describe("an owner's photograph", () => {
  const readErrors = async () => {
    const photographs = await readPhotographs(folder, new Set(['pot']))
    return photographs.map(({ file, error }) => `${file} ${error ?? 'is good'}`)
  }

  test.each(['pot.png', 'pot.jpg', 'pot.JPEG', 'pot.webp', 'pot.tiff', 'pot--detail.jpg', 'pot--from-above.png'])(
    '%s of a good size has no error',
    async (name) => {
      await writePhotograph(600, 900, name)
      expect(await readErrors()).toEqual([`${name} is good`])
    },
  )

  test('that is too small is named with its size and what to do', async () => {
    await writePhotograph(900, 599)
    expect(await readErrors()).toEqual(['pot.png is 900 × 599 px. Take one of at least 600 × 600 px.'])
  })

  test.each([
    ['no picture at all', 'not a picture'],
    ['empty', ''],
  ])('that is %s is to be saved again', async (_, content) => {
    writeFileSync(path.join(folder, 'pot.jpg'), content)
    expect((await readErrors())[0]).toMatch(/^pot\.jpg cannot be read .* Save it again as JPEG, PNG or WebP\.$/)
  })

  test('that breaks off in the middle is to be saved again', async () => {
    const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    writeFileSync(path.join(folder, 'pot.jpg'), whole.subarray(0, whole.length / 2))
    expect((await readErrors())[0]).toMatch(/^pot\.jpg cannot be read/)
  })

  test('of another kind, of no product, or of a product that has one is named', async () => {
    for (const name of ['pan.jpg', 'pot.jpg', 'pot.png', 'pots.jpg', 'pan--detail.jpg', 'Pôt.jpg', 'Pot Detail.jpg'])
      await writePhotograph(600, 600, name)
    for (const name of ['pot.heic', 'pot.pdf', 'pot.gif', 'pot.svg', '.DS_Store'])
      writeFileSync(path.join(folder, name), '')
    const errors = await readErrors()
    expect(errors).toHaveLength(11)
    for (const start of [
      'pan.jpg is named after no product or category. Name it by a slug, such as pot.jpg',
      'pan--detail.jpg is named after no product or category.',
      'pots.jpg is named after no product or category. Name it pot.jpg, if',
      'pot.heic is in the iPhone’s own format (HEIC).',
      'Pôt.jpg is named after no product or category. Name it pot.jpg, if that is what it shows.',
      'Pot Detail.jpg is named after no product or category. Name it by a slug',
      'pot.gif is a GIF, which has too few colours for a photograph.',
      'pot.svg is a drawing (SVG), and this folder is for photographs.',
      'pot.pdf is not a picture that can be read.',
      'pot.jpg is good',
      'pot.png is the same picture as pot.jpg. Remove one of the two.',
    ])
      expect(
        errors.some((error) => error.startsWith(start)),
        start,
      ).toBe(true)
  })

  test('is not asked for where the folder is not there', async () => {
    expect(await readPhotographs(path.join(folder, 'none'), new Set())).toEqual([])
  })
})
