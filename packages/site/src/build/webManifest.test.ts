import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { FIXED_PATHS } from '@shop/core/page/pages.ts'
import { buildPlainMark } from '@shop/shop-files/mark/plainMark.ts'
import { buildIcons } from './icons.ts'
import { copyShots } from './shots.ts'
import { buildWebManifest } from './webManifest.ts'

interface Manifest {
  readonly id: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly share_target?: { readonly action: string }
  readonly name: string
  readonly icons: readonly File[]
  readonly screenshots: readonly File[]
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, string[]>> }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}
interface File {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'manifest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wide = { create: { width: 128, height: 80, channels: 3, background: 'white' } } as const
await sharp(wide).webp().toFile(path.join(folder, 'screenshot-wide.webp'))
const outDir = path.join(folder, 'built')
mkdirSync(outDir)
const shots = await copyShots(folder, outDir)
for (const [name, icon] of await buildIcons(folder, buildPlainMark('Shop', '#005f61')))
  writeFileSync(path.join(outDir, name), icon)

const manifest = JSON.parse(buildWebManifest(EXAMPLE_SHOP, shots)) as Manifest

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src is there, of the size and kind that is said',
  async (file) => {
    const { width, height, format } = await sharp(path.join(outDir, file.src)).metadata()
    expect(`${width}x${height} image/${format}`).toBe(`${file.sizes} ${file.type}`)
  },
)

/** Chromium's criteria for an app that can be installed (https://web.dev/articles/install-criteria). */
test('what a browser needs to install the shop is there: its name, a window, icons of both sizes, one of them to be cut', () => {
  expect(manifest.name).not.toBe('')
  expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display)
  expect(manifest).not.toHaveProperty('prefer_related_applications')
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('where the app begins, and all that leads into it, is inside of it', () => {
  const file = `${EXAMPLE_SHOP.url}manifest.webmanifest`
  const scope = new URL(manifest.scope, file)
  expect(scope.href).toBe(EXAMPLE_SHOP.url)
  const { start_url, share_target, shortcuts, file_handlers } = manifest
  const inside = [start_url, share_target!.action, ...shortcuts.map(({ url }) => url)]
  for (const address of [...inside, ...file_handlers.map(({ action }) => action)])
    expect(new URL(address, file).href.startsWith(scope.href), address).toBe(true)
  // A browser takes an id of another origin for none.
  expect(new URL(manifest.id, scope.origin).origin).toBe(scope.origin)
})

test('a shop that has no pictures of itself names none', () => {
  expect(manifest.screenshots).toMatchObject([{ src: 'screenshot-wide.webp', form_factor: 'wide' }])
  expect(JSON.parse(buildWebManifest(EXAMPLE_SHOP, []))).not.toHaveProperty('screenshots')
})

test('shortcuts lead to pages of the shop, wherever it is published', () => {
  const addresses = Object.values(FIXED_PATHS).map((path) => `.${path}`)
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Search', 'Quick order', 'Lists'])
  for (const { url } of manifest.shortcuts) expect(addresses).toContain(url)
})

test('the files that the shop saves and takes are opened by the page that reads them', () => {
  expect(manifest.file_handlers.map(({ action, accept }) => [action, Object.values(accept).flat()])).toEqual([
    [`.${FIXED_PATHS.quickOrder}`, ['.csv', '.tsv']],
    [`.${FIXED_PATHS.account}`, ['.json']],
  ])
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
    buildWebManifest({ ...EXAMPLE_SHOP, ...(offline !== undefined && { offline }) }, []),
  ) as Manifest
  expect(share_target !== undefined).toBe(isShareTarget)
})
