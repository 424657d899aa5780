import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FIXED_PATHS } from '../../src/domain/page/pages.ts'
import { EXAMPLE_SHOP } from '../../src/fixtures/examples.ts'
import { buildWebManifest } from './webManifest.ts'

interface Manifest {
  readonly id: string
  readonly share_target?: object
  readonly name: string
  readonly icons: readonly File[]
  readonly screenshots: readonly File[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}
interface File {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

const manifest = JSON.parse(buildWebManifest(EXAMPLE_SHOP)) as Manifest

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src is there, of the size and kind that is said',
  async (file) => {
    const { width, height, format } = await sharp(path.resolve('public', file.src)).metadata()
    expect(`${width}x${height} image/${format}`).toBe(`${file.sizes} ${file.type}`)
  },
)

test('what a browser needs to install the shop is there: its name, icons of both sizes, one of them to be cut', () => {
  expect(manifest.name).not.toBe('')
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('shortcuts lead to pages of the shop, wherever it is published', () => {
  const addresses = Object.values(FIXED_PATHS).map((path) => `.${path}`)
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Search', 'Quick order', 'Lists'])
  for (const { url } of manifest.shortcuts) expect(addresses).toContain(url)
})

test('two shops on one origin are two apps', () => {
  expect(manifest.id).toBe('/shops/truro/')
})

test.each([
  [true, true],
  [undefined, true],
  [false, false],
])('with "offline": %s, other apps share to it: %s', (offline, isShareTarget) => {
  const { share_target } = JSON.parse(
    buildWebManifest({ ...EXAMPLE_SHOP, ...(offline !== undefined && { offline }) }),
  ) as Manifest
  expect(share_target !== undefined).toBe(isShareTarget)
})
