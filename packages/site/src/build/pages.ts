import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { type Catalogue, findProducts, type Group, listEntries } from '@shop/core/catalogue/catalogue.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { buildGlance, type GlanceTable } from '@shop/core/listing/glance.ts'
import { type ListBarNames, nameListBar } from '@shop/core/listing/listBar.ts'
import { countPages } from '@shop/core/listing/pages.ts'
import { type Address, getDataFile, getShownPage, parseAddress, paths } from '@shop/core/page/address.ts'
import type { Information } from '@shop/core/page/information.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { FIXED_PATHS, NOT_FOUND, PAGES } from '@shop/core/page/pages.ts'
import { SHELL, SHELL_FILE } from '@shop/core/page/shell.ts'
import { BEST_QUALITY, isCompressible, QUICK_QUALITY, writeCompressed } from './compress.ts'
import { findData, formatModule } from './data.ts'
import { buildEnd, listPageFiles } from './end.ts'
import { insertFirstPicture, insertPicture, readFirstPicture } from './firstPicture.ts'
import { buildHead, PICTURE_PRELOAD } from './head.ts'
import { startProgress } from './progress.ts'
import { type BuildRecord, copyUnit, hashOf, keepUnit, listFiles } from './record.ts'
import { buildSitemaps } from './sitemap.ts'
import { runInWorkers } from './workers.ts'

/** The parts of a category's page that the build draws and the browser leaves as they are: see `DrawnParts`. */
interface Drawn {
  readonly bar: ListBarNames
  /** One for each entry. */
  readonly glances: readonly (GlanceTable | undefined)[]
}

/** The program that draws pages. */
export interface Renderer {
  readonly renderPage: (path: string, data: PageData, drawn?: Drawn) => Promise<string>
  /** The rules of a category's table, which only pages with one need. */
  readonly glanceRules?: string
  /** The rules of what the shell shows where no page can be drawn. */
  readonly notKeptRules?: string
}

/** The input of every page, besides its own data. */
export interface PageInput {
  readonly shop: Shop
  readonly groups: readonly Group[]
  readonly attributes: Attributes
  readonly outDir: string
  /** The page that Vite built, with placeholders for the head and the page. */
  readonly template: string
  readonly manifest: Manifest
  /** The folder of the shop's data, in `outDir`. */
  readonly dataFolder: string
  /** The file of the feed of changes, where the shop has one. */
  readonly changesFeed?: string | undefined
  /** The module that renders a page. */
  readonly serverFile: string
}

interface Input extends Omit<PageInput, 'attributes'> {
  readonly catalogue: Catalogue
  readonly information: readonly Information[]
  readonly record: BuildRecord
}

interface PageJob {
  /** The page's path, relative to the shop. */
  readonly page: string
  readonly address: Address
  readonly data: PageData
  readonly drawn: Drawn | undefined
}

/** A page to write, or a file to write compressed. */
export type WriteJob = PageJob | { readonly file: string }

/** A job with a hash of all that it is made from. */
type Hashed = WriteJob & { readonly hash: string }

/** Pages that are not in the sitemap, since they show the visitor's own things. */
const OWN_PAGES = Object.values(FIXED_PATHS).filter((path) => path !== paths.home)
/** The page's text if a part of it fails to load (`index.html`), and the shell's instead. */
const NOT_LOADED = /(<p id="not-loaded"[^>]*>)[^<]*/
const NOT_KEPT =
  'There is no connection, and this page is not on this device. Your cart is safe. Go to a page that you have seen, or load this one again later.'
/** The shell's text in place of the page (`src/prerender.tsx`) is seen only if no page can be drawn. */
const NOT_KEPT_STYLE = ':root:not([data-broken]) .not-kept{display:none}'

/**
 * Writes every page with its data, 404.html and the sitemap, and all text compressed as well; what the record knows to
 * be there already stays as it is. Returns the number of pages, and of those that were written.
 */
export async function writePages(input: Input): Promise<{ all: number; written: number }> {
  const {
    catalogue,
    information,
    record,
    shop,
    groups,
    outDir,
    template,
    manifest,
    dataFolder,
    changesFeed,
    serverFile,
  } = input
  const ids = [...new Set(catalogue.entries.map(({ id }) => id))]
  const groupIds = groups.map(({ id }) => id)
  const informationSlugs = information.map(({ slug }) => slug)
  const shared = [
    paths.home,
    ...ids.filter((id) => id !== paths.home).flatMap((id) => listCategoryPaths(catalogue, id)),
    ...groupIds.map(paths.group),
    ...informationSlugs.map(paths.information),
    ...catalogue.products.map(({ slug }) => paths.detail(slug)),
  ]
  const pages = [...shared, ...OWN_PAGES, NOT_FOUND, SHELL]
  for (const [name, sitemap] of buildSitemaps(shop.url, shared)) writeFile(path.join(outDir, name), sitemap)
  const files = listOtherFiles(pages, record)
  const { attributes } = catalogue
  const common = hashCommon({ ...input, attributes })
  const sayProgress = startProgress(files.length + pages.length, 'files')
  let done = 0
  let written = 0
  const titles = new Map(groups.flatMap(({ categories }) => categories.map(({ id, title }) => [id, title] as const)))
  const drawnParts = new Map<string, Drawn>()
  /** They are the same on all pages of a category. */
  const buildDrawn = (address: Address, data: PageData): Drawn | undefined => {
    if (address.page !== 'category' || !data || !('entries' in data)) return undefined
    const known = drawnParts.get(address.id)
    if (known) return known
    const lists = data.entries.map(({ indices }) => indices.map((index) => catalogue.products[index]!))
    const drawn = {
      bar: nameListBar(lists.flat(), catalogue.attributes, titles),
      glances: data.entries.map(
        ({ glance }, part) => glance && buildGlance(lists[part]!, glance, catalogue.attributes),
      ),
    }
    drawnParts.set(address.id, drawn)
    return drawn
  }

  const listStale = function* (): Generator<Hashed> {
    for (const file of files) {
      const hash = hashOf(process.version, readFileSync(path.join(outDir, file)))
      if (!keepUnit(record, file, hash) && !copyUnit(record, file, hash)) yield { file, hash }
      else sayProgress(++done)
    }
    for (const page of pages) {
      const address = parseAddress(page, ids, groupIds, informationSlugs)
      const data = findData(input, address)
      const drawn = buildDrawn(address, data)
      const hash = hashOf(common, JSON.stringify([data, drawn]), readFirstPicture(outDir, address, data) ?? '')
      if (!keepUnit(record, page, hash)) yield { page, address, data, drawn, hash }
      else sayProgress(++done)
    }
  }
  await runInWorkers<Hashed, string[]>(
    new URL('./worker.mjs', import.meta.url),
    { shop, groups, attributes, outDir, template, manifest, dataFolder, changesFeed, serverFile } satisfies PageInput,
    listStale(),
    (job, files) => {
      record.now.set('page' in job ? job.page : job.file, { hash: job.hash, files })
      if ('page' in job) written += 1
      sayProgress(++done)
    },
  )
  return { all: pages.length, written }
}

/** The text files of the shop that are no page's. */
function listOtherFiles(pages: readonly string[], { outDir, before }: BuildRecord): string[] {
  const ofPages = new Set(pages.map(getPageFile))
  for (const [name, { files }] of before) if (name.startsWith('/')) for (const file of files) ofPages.add(file)
  return listFiles(outDir).filter((file) => isCompressible(file) && !ofPages.has(file))
}

/** A hash of all that every page is made from: of the code, too. */
function hashCommon({ shop, groups, attributes, template, manifest, dataFolder, changesFeed }: PageInput): string {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const code = [
    'packages/core/src',
    'packages/storefront/src',
    'packages/shop-files/src',
    'packages/site/src/build',
  ].flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
  return hashOf(
    process.version,
    JSON.stringify([shop, groups, attributes, template, manifest, dataFolder, changesFeed]),
    ...[...code, 'package-lock.json'].sort().map((file) => readFileSync(path.join(root, file))),
  )
}

/** The file of a page, in the built shop: what hosts answer `/scrubs` with as it is ([0028](../../../../docs/decisions/0028-hosts.md)). */
export function getPageFile(page: string): string {
  if (page === SHELL) return SHELL_FILE
  return page === paths.home ? 'index.html' : `${page.slice(1)}.html`
}

/** Writes a page and its data, both also compressed. Returns the files written, relative to the built shop. */
export async function writePage(job: PageJob, input: PageInput, renderer: Renderer): Promise<string[]> {
  const { page, address, data } = job
  const quality = address.page === 'detail' ? QUICK_QUALITY : BEST_QUALITY
  const dataFile = data && `${input.dataFolder}/${getDataFile(address)}`
  const html = await buildPage(job, dataFile && encodeURI(dataFile), input, renderer)
  return [
    ...writeText(input.outDir, getPageFile(page), html, quality),
    ...(dataFile ? writeText(input.outDir, dataFile, formatModule(data), quality) : []),
  ]
}

/** The address of each page of a category's listing. */
function listCategoryPaths(catalogue: Catalogue, id: string): string[] {
  const count = listEntries(catalogue, id).reduce((sum, { slugs }) => sum + findProducts(catalogue, slugs).length, 0)
  return Array.from({ length: countPages(count) }, (_, index) => paths.category(id, index + 1))
}

async function buildPage(
  { page, address, data, drawn }: PageJob,
  dataFile: string | undefined,
  input: PageInput,
  { renderPage, glanceRules = '', notKeptRules = '' }: Renderer,
): Promise<string> {
  const drawnPage = await renderPage(page, data, drawn)
  const rendered = page === SHELL ? insertPicture(drawnPage, input.outDir) : drawnPage
  const picture = readFirstPicture(input.outDir, address, data)
  const markup = splitHoisted(
    picture ? insertFirstPicture(rendered.replaceAll(PICTURE_PRELOAD, ''), picture) : rendered,
  )
  const files = listPageFiles(input.manifest, `src/pages/${PAGES[getShownPage(address, data)].file}.tsx`)
  const rules = files.styles.map((file) => readStyle(path.join(input.outDir, file)))
  if (page === SHELL) rules.push(NOT_KEPT_STYLE, notKeptRules)
  // The first page of a category's listing shows its table.
  if (drawn?.glances.some(Boolean) && address.page === 'category' && (address.listPage ?? 1) === 1)
    rules.push(glanceRules)
  const style = rules.join('')
  const { template, entryScripts } = splitEntry(input.template)
  const head = buildHead({ ...input, page, address, data, hoisted: markup.head, style })
  const end = buildEnd({ ...input, address, data, dataFile, files, entryScripts })
  return (page === SHELL ? template.replace(NOT_LOADED, `$1${NOT_KEPT}`) : template)
    .replace('<!--head-->', () => head)
    .replace('data-path=""', () => `data-path="${page}"`)
    .replace('<!--page-->', () => markup.body)
    .replace('<!--end-->', () => end)
}

const styles = new Map<string, string>()

function readStyle(file: string): string {
  const style = styles.get(file) ?? readFileSync(file, 'utf8').trim()
  styles.set(file, style)
  return style
}

/** Vite names the shop's own script and style in the head, where they would stand before what is to be painted. */
function splitEntry(html: string): { template: string; entryScripts: string[] } {
  const scripts = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g
  return {
    template: html.replaceAll(scripts, '').replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    entryScripts: [...html.matchAll(scripts)].map(([, src]) => src!),
  }
}

/** React renders what belongs in the head before the markup; hydration adopts it there. */
function splitHoisted(html: string): { head: string; body: string } {
  const head = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Writes a text, also compressed. Returns the files written. */
function writeText(outDir: string, name: string, text: string, quality: number): string[] {
  const file = path.join(outDir, name)
  writeFile(file, text)
  return [name, ...writeCompressed(file, Buffer.from(text), quality).map((ending) => name + ending)]
}

/** Writes a file, and the folders above it. */
export function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
