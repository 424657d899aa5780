import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildShippedFiles, listPackageFolders } from './shipped.ts'

const ROOT = path.resolve('.')
const MODULES = [
  path.join(ROOT, 'packages/storefront/src/main.tsx'),
  path.join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  path.join(ROOT, 'node_modules/react-dom/client.js'),
  `\0${path.join(ROOT, 'node_modules/@panzoom/panzoom/dist/panzoom.es.js')}?commonjs-exports`,
  '\0vite/preload-helper.js',
]

test('a package counts once, however many of its files are in the bundle, and the shop’s own code not at all', () => {
  expect(listPackageFolders(MODULES)).toEqual(
    ['react-dom', '@panzoom/panzoom'].map((name) => path.join(ROOT, 'node_modules', name)),
  )
})

test('each package and the font stand with the whole text of their licence', () => {
  const licences = buildShippedFiles(ROOT, MODULES).get('licences.txt')!
  for (const file of ['node_modules/react-dom/LICENSE', 'packages/core/src/tokens/fonts/OFL.txt', 'LICENSE'])
    expect(licences).toContain(readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
  expect(licences).toContain('react-dom 19.')
})

interface Sbom {
  readonly components: { name: string; purl?: string; hashes?: { content: string }[] }[]
}

test('the list names package, version and hash, and neither a time, a place nor a number of its own', () => {
  const text = buildShippedFiles(ROOT, MODULES).get('sbom.cdx.json')!
  const { components } = JSON.parse(text) as Sbom
  expect(components.map(({ name }) => name)).toEqual(['@panzoom/panzoom', 'Archivo', 'react-dom'])
  expect(components[0]?.purl).toMatch(/^pkg:npm\/%40panzoom\/panzoom@\d/)
  expect(components[2]?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  expect(text).not.toMatch(/timestamp|serialNumber/)
  expect(text).not.toContain(ROOT)
  expect(buildShippedFiles(ROOT, [...MODULES].reverse()).get('sbom.cdx.json')).toBe(text)
})

test('a package without the text of its licence is not shipped', () => {
  const bare = path.join(ROOT, 'node_modules/.bin/none.js')
  expect(existsSync(path.dirname(bare))).toBe(true)
  expect(() => buildShippedFiles(ROOT, [bare])).toThrow()
})
