import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleEntry, buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { buildPageData } from '@shop/core/page/pageData.ts'
import { insertFirstPicture, insertPicture, readFirstPicture } from './firstPicture.ts'

const DATA_ADDRESS = 'data:image/avif;base64,'
const outDir = mkdtempSync(path.join(os.tmpdir(), 'first-picture-'))
mkdirSync(path.join(outDir, 'pictures'))
for (const [name, bytes] of [
  ['gauze-640.avif', 16_000],
  ['gauze-320.avif', 4000],
  ['wool-640.avif', 16_001],
  ['hero-home-640.avif', 9000],
  ['hero-tapes-640.avif', 9000],
] as const)
  writeFileSync(path.join(outDir, 'pictures', name), Buffer.alloc(bytes, name))
afterAll(() => {
  rmSync(outDir, { recursive: true })
})

const CATALOGUE = buildExampleCatalogue(
  ['gauze', 'wool', 'tape', 'drawn', 'none'].map((slug) =>
    buildExampleProduct({ slug, picture: { drawn: 'gauze.svg', none: '' }[slug] ?? slug }),
  ),
  [
    buildExampleEntry({ id: '/', picture: 'hero-home', slugs: ['gauze'] }),
    buildExampleEntry({ id: 'tapes', picture: 'hero-tapes', slugs: ['tape'] }),
  ],
)

describe('the picture that stands in its page', () => {
  test.each([
    ['a product', { page: 'detail', slug: 'gauze' }, 16_000],
    ['home', { page: 'home' }, 9000],
  ] as const)('is that of %s, in 640 px', (_, address, bytes) => {
    const picture = readFirstPicture(outDir, address, buildPageData(CATALOGUE, address))!
    expect(picture.startsWith(DATA_ADDRESS)).toBe(true)
    expect(Buffer.from(picture.slice(DATA_ADDRESS.length), 'base64')).toHaveLength(bytes)
  })

  test.each([
    ['of a list, whose picture is small on a phone', { page: 'category', id: 'tapes' }],
    ['where its file is too large', { page: 'detail', slug: 'wool' }],
    ['where its file is not there', { page: 'detail', slug: 'tape' }],
    ['that is drawn', { page: 'detail', slug: 'drawn' }],
    ['of a product without one', { page: 'detail', slug: 'none' }],
    ['of the cart', { page: 'cart' }],
  ] as const)('is none %s', (_, address) => {
    expect(readFirstPicture(outDir, address, buildPageData(CATALOGUE, address))).toBeUndefined()
  })

  test('is none of a page that has no data', () => {
    const data: PageData = undefined
    expect(readFirstPicture(outDir, { page: 'home' }, data)).toBeUndefined()
  })
})

describe('in the page', () => {
  const widths = (name: string) => [320, 640, 1200].map((width) => `/a/${name}-${width}.avif ${width}w`).join(',')
  const small = `<img src="/a/tile-320.avif" srcSet="${widths('tile')}" loading="lazy"/>`
  const large = `<img src="/a/hero-320.avif" srcSet="${widths('hero')}" sizes="80vw" fetchPriority="high"/>`

  test('it takes the place of the file of 640 px of the largest picture, and of no other', () => {
    expect(insertFirstPicture(small + large + small, 'data:x$&')).toBe(
      small + large.replace('/a/hero-640.avif', () => 'data:x$&') + small,
    )
  })

  test.each([
    ['no picture comes first', small],
    ['the largest has one file', '<img src="/a/hero.svg" fetchPriority="high"/>'],
  ])('nothing changes where %s', (_, html) => {
    expect(insertFirstPicture(html, 'data:x')).toBe(html)
  })
})

test('the shell’s picture stands in it, unless its file is too large', () => {
  const write = (name: string) => `<img src="/shop/pictures/${name}-640.avif" alt=""/>`
  expect(insertPicture(write('hero-home'), outDir)).toMatch(/^<img src="data:image\/avif;base64,\w[^"]+" alt=""\/>$/)
  expect(insertPicture(write('wool'), outDir)).toBe(write('wool'))
})
