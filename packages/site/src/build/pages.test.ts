import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Catalogue } from '@shop/core/catalogue/catalogue.ts'
import {
  buildExampleCatalogue,
  buildExampleEntry,
  buildExampleInformation,
  buildExampleProduct,
  EXAMPLE_SHOP,
} from '@shop/core/fixtures/examples.ts'
import { PAGES } from '@shop/core/page/pages.ts'
import { writePages } from './pages.ts'
import { clearUnrecorded, closeRecord, hashOf, listFiles, openRecord } from './record.ts'

/** Renders a page as its path and its data, so that a page shows all that it was made from. */
const RENDERER = `export const renderPage = async (path, data) =>
  '<title>' + path + '</title><pre>' + JSON.stringify(data) + '</pre>'
export const glanceRules = '.glance{color:red}'`
const SCRIPT = '/* the shop */ '.repeat(200)
/** Each page's code in a file that imports nothing. */
const MANIFEST = Object.fromEntries(
  Object.values(PAGES).map(({ file }) => [`src/pages/${file}.tsx`, { file: 'assets/page.js' }]),
)
const CATALOGUE = buildExampleCatalogue(
  ['gauze', 'tape', 'wool'].map((slug) => buildExampleProduct({ slug, title: slug, about: 'Cotton. '.repeat(200) })),
  [
    buildExampleEntry({ id: '/', slugs: ['wool'] }),
    buildExampleEntry({ id: 'dressings', slugs: ['gauze', 'tape'] }),
    buildExampleEntry({ id: 'cotton', slugs: ['wool'] }),
  ],
)
const INFORMATION = [buildExampleInformation()]
const DEARER = changeProduct('gauze', { priceIncVat: { pence: 4321, isFrom: false } })

function changeProduct(slug: string, facts: object): Catalogue {
  const products = CATALOGUE.products.map((product) => (product.slug === slug ? { ...product, ...facts } : product))
  return { ...CATALOGUE, products }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'))
const serverFile = path.join(folder, 'prerender.mjs')
const recordFile = path.join(folder, 'record.json')
const shopFolder = path.join(folder, 'shop')
writeFileSync(serverFile, RENDERER)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Builds as `npm run build` does, except for the bundle, which is one script. */
async function build(
  catalogue: Catalogue,
  { shop = EXAMPLE_SHOP, outDir = shopFolder, information = INFORMATION, script = 'assets/shared.js' } = {},
) {
  const record = openRecord(outDir === shopFolder ? recordFile : `${outDir}.json`, outDir)
  clearUnrecorded(record)
  mkdirSync(path.join(outDir, 'assets'), { recursive: true })
  writeFileSync(path.join(outDir, script), SCRIPT)
  const template = '<!doctype html><head><!--head--></head><body data-path=""><!--page--><!--end-->'
  const common = {
    shop,
    groups: [],
    information,
    outDir,
    template,
    manifest: MANIFEST,
    dataFolder: 'data/1a2b',
    serverFile,
  }
  const counts = await writePages({ ...common, catalogue, record })
  closeRecord(record)
  return counts
}

/** The files of a built shop, each with a hash of what it holds. */
function readShop(outDir = shopFolder): Record<string, string> {
  const read = (name: string) => hashOf(readFileSync(path.join(outDir, name)))
  return Object.fromEntries(
    listFiles(outDir)
      .sort()
      .map((name) => [name, read(name)]),
  )
}

/** The files that a build writes into an empty folder. */
async function readFresh(catalogue: Catalogue): Promise<Record<string, string>> {
  const outDir = path.join(folder, 'fresh')
  rmSync(outDir, { recursive: true, force: true })
  rmSync(`${outDir}.json`, { force: true })
  await build(catalogue, { outDir })
  return readShop(outDir)
}

const firstFolder = path.join(folder, 'first')
beforeAll(async () => {
  await build(CATALOGUE)
  cpSync(shopFolder, firstFolder, { recursive: true, preserveTimestamps: true })
  cpSync(recordFile, `${firstFolder}.json`, { preserveTimestamps: true })
})
beforeEach(() => {
  rmSync(shopFolder, { recursive: true, force: true })
  cpSync(firstFolder, shopFolder, { recursive: true, preserveTimestamps: true })
  cpSync(`${firstFolder}.json`, recordFile, { preserveTimestamps: true })
})

test('the rules of a table stand in the page of a category that has one, and in no other', async () => {
  const [home, dressings, cotton] = CATALOGUE.entries
  const glance = { title: 'At a glance', facts: ['colour'] }
  const products = CATALOGUE.products.map((product) => ({ ...product, attributes: { colour: 'White' } }))
  await build({ ...CATALOGUE, products, entries: [home!, { ...dressings!, glance }, { ...cotton!, glance }] })
  const hasRules = (name: string) => readFileSync(path.join(shopFolder, name), 'utf8').includes('.glance{color:red}')
  expect(hasRules('dressings.html')).toBe(true)
  // A table of one product would compare nothing.
  expect([hasRules('cotton.html'), hasRules('index.html'), hasRules('detail/gauze.html')]).toEqual([
    false,
    false,
    false,
  ])
})

describe('a build where one was before', () => {
  test('writes no page where nothing has changed', async () => {
    const before = readShop()
    expect((await build(CATALOGUE)).written).toBe(0)
    expect(readShop()).toEqual(before)
  })

  test('after a changed price writes the pages that show it, and makes just what a first build makes', async () => {
    // Its own page, that of its category, and that of the product that it is an alternative to.
    expect((await build(DEARER)).written).toBe(3)
    expect(readShop()).toEqual(await readFresh(DEARER))
  })

  test('after a changed text of a page about the shop writes that page and its data alone', async () => {
    const information = [buildExampleInformation({ description: 'Ninety days.' })]
    expect((await build(CATALOGUE, { information })).written).toBe(1)
    for (const name of ['returns.html', 'data/1a2b/pages/information/returns.js'])
      expect(readFileSync(path.join(shopFolder, name), 'utf8'), name).toContain('Ninety days.')
    expect(readFileSync(path.join(shopFolder, 'sitemap.xml'), 'utf8')).toContain('/returns</loc>')
  })

  test('deletes the pages of a product that is no longer there', async () => {
    const { products, entries } = CATALOGUE
    const fewer = {
      ...CATALOGUE,
      products: products.filter(({ slug }) => slug !== 'tape'),
      entries: entries.map((entry) => ({ ...entry, slugs: entry.slugs.filter((slug) => slug !== 'tape') })),
    }
    await build(fewer)
    expect(listFiles(shopFolder).filter((name) => name.includes('tape'))).toEqual([])
    expect(readShop()).toEqual(await readFresh(fewer))
  })

  test.each([
    ['a changed fact of the shop', () => undefined, { ...EXAMPLE_SHOP, telephone: '01872 555 000' }],
    ['no record', () => rmSync(recordFile), EXAMPLE_SHOP],
    ['a damaged record', () => writeFileSync(recordFile, '{"/":{"hash":'), EXAMPLE_SHOP],
    ['a record of another shape', () => writeFileSync(recordFile, '{"/":{"files":[null]}}'), EXAMPLE_SHOP],
  ])('with %s writes every page', async (_, damage, shop) => {
    damage()
    const { all, written } = await build(CATALOGUE, { shop })
    expect(written).toBe(all)
  })

  test.each(['detail/gauze.html', 'detail/gauze.html.br', 'assets/shared.js.gz', '404.html'])(
    'writes again what has been deleted or changed since: %s',
    async (name) => {
      const before = readShop()
      const file = path.join(shopFolder, name)
      const change = () => {
        writeFileSync(file, 'changed')
        // A second later than the build, as a file's time is only so exact.
        utimesSync(file, new Date(), new Date(Date.now() + 1000))
      }
      for (const harm of [() => rmSync(file), change]) {
        harm()
        await build(CATALOGUE)
        expect(readShop()).toEqual(before)
      }
    },
  )

  test('compresses no file again of which the name alone has changed', async () => {
    const form = path.join(shopFolder, 'assets/shared.js.br')
    const { atime, mtime } = statSync(form)
    writeFileSync(form, 'as it was')
    utimesSync(form, atime, mtime)
    await build(CATALOGUE, { script: 'assets/renamed.js' })
    expect(readFileSync(path.join(shopFolder, 'assets/renamed.js.br'), 'utf8')).toBe('as it was')
    expect(listFiles(shopFolder).filter((name) => name.startsWith('assets/shared'))).toEqual([])
  })

  test('writes the page in which a changed picture stands', async () => {
    const picture = path.join(shopFolder, 'pictures/gauze-640.avif')
    mkdirSync(path.dirname(picture))
    onTestFinished(() => rmSync(path.dirname(picture), { recursive: true }))
    const pictured = changeProduct('gauze', { picture: 'gauze' })
    await build(pictured)
    writeFileSync(picture, 'new')
    expect((await build(pictured)).written).toBe(1)
  })

  test('deletes what no build has written, but no picture', async () => {
    const before = readShop()
    mkdirSync(path.join(shopFolder, 'pictures'))
    for (const name of ['assets/old.js', 'pictures/gauze.avif']) writeFileSync(path.join(shopFolder, name), 'old')
    await build(CATALOGUE)
    expect(Object.keys(readShop())).toEqual([...Object.keys(before), 'pictures/gauze.avif'].sort())
  })
})

test('a build that is broken off leaves no record, so that the next writes every page', async () => {
  const broken = { ...CATALOGUE, products: [...CATALOGUE.products, null as never] }
  await expect(build(broken)).rejects.toThrow()
  const { all, written } = await build(CATALOGUE)
  expect(written).toBe(all)
})

test('what fails while a page is rendered fails the build', async () => {
  writeFileSync(path.join(folder, 'broken.mjs'), 'export const renderPage = async (path) => { throw new Error(path) }')
  const record = openRecord(path.join(folder, 'none.json'), path.join(folder, 'none'))
  const input = {
    shop: EXAMPLE_SHOP,
    groups: [],
    information: [],
    catalogue: CATALOGUE,
    outDir: record.outDir,
    record,
    manifest: MANIFEST,
    dataFolder: 'data/1a2b',
  }
  const serverFile = path.join(folder, 'broken.mjs')
  await expect(writePages({ ...input, template: '', serverFile })).rejects.toThrow('/')
})

// Hosts answer "/scrubs" of scrubs.html as it is, and redirect where it is scrubs/index.html (docs/decisions/0028-hosts.md).
test('every page is a file with the name of its address; home alone is the index of a folder', () => {
  const pages = listFiles(shopFolder).filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(
    expect.arrayContaining(['404.html', 'cart.html', 'detail/gauze.html', 'dressings.html', 'returns.html']),
  )
  expect(pages.filter((name) => path.basename(name) === 'index.html')).toEqual(['index.html'])
})

test('every text of some length is there in two compressed forms too, and nothing else', () => {
  const names = listFiles(shopFolder)
  const texts = names.filter((name) => !/\.(br|gz)$/.test(name))
  const packed = texts.filter((name) => names.includes(`${name}.br`))
  expect(packed).toContain('detail/gauze.html')
  expect(packed).toContain('assets/shared.js')
  expect(names.sort()).toEqual([...texts, ...packed.flatMap((name) => [`${name}.br`, `${name}.gz`])].sort())
  for (const name of packed) {
    const file = path.join(shopFolder, name)
    const text = readFileSync(file)
    expect(text.length).toBeGreaterThanOrEqual(1024)
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(text)
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(text)
  }
})
