import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { getDataFile, getShownPage, parseAddress, paths, type Address } from '../../src/domain/page/address.ts'
import { FIXED_PATHS, PAGES } from '../../src/domain/page/pages.ts'
import { buildPageData, type PageData } from '../../src/domain/page/pageData.ts'
import { formatModule } from './data.ts'
import { buildEnd, listPageFiles } from './end.ts'
import { buildHead } from './head.ts'
import type { LoadedShop } from './loadCatalogue.ts'
import { buildSitemaps } from './sitemap.ts'

export type RenderPage = (path: string, data: PageData) => Promise<string>

interface Input extends LoadedShop {
  readonly outDir: string
  readonly renderPage: RenderPage
  /** The page that Vite built, with placeholders for the head and the page. */
  readonly template: string
  readonly manifest: Manifest
  /** Where the shop's data are, in `outDir`. */
  readonly dataFolder: string
}

/** Pages that are not in the sitemap, since they show the visitor's own things. */
const OWN_PAGES = Object.values(FIXED_PATHS).filter((path) => path !== paths.home)

/** Writes every page, its data, 404.html and the sitemap. Returns the number of pages. */
export async function writePages(input: Input): Promise<number> {
  const { catalogue, groups, outDir, shop } = input
  const ids = [...new Set(catalogue.entries.map(({ id }) => id))]
  const groupIds = groups.map(({ id }) => id)
  const shared = [
    paths.home,
    ...ids.filter((id) => id !== paths.home).map(paths.category),
    ...groupIds.map(paths.group),
    ...catalogue.products.map(({ slug }) => paths.detail(slug)),
  ]
  for (const page of [...shared, ...OWN_PAGES]) {
    writeFile(path.join(outDir, page, 'index.html'), await buildPage(parseAddress(page, ids, groupIds), page, input))
  }
  writeFile(path.join(outDir, '404.html'), await buildPage({ page: 'notFound' }, '/404', input))
  for (const [name, sitemap] of buildSitemaps(shop.url, shared)) writeFile(path.join(outDir, name), sitemap)
  return shared.length + OWN_PAGES.length + 1
}

async function buildPage(address: Address, page: string, input: Input): Promise<string> {
  const data = buildPageData(input.catalogue, address)
  const markup = splitHoisted(await input.renderPage(page, data))
  const dataFile = data && writePageData(address, data, input)
  const files = listPageFiles(input.manifest, `src/pages/${PAGES[getShownPage(address, data)].file}.tsx`)
  const style = files.styles.map((file) => readStyle(path.join(input.outDir, file))).join('')
  const { template, entryScripts } = splitEntry(input.template)
  const head = buildHead({ ...input, page, address, data, hoisted: markup.head, style })
  const end = buildEnd({ ...input, address, data, dataFile, files, entryScripts })
  return template
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

/** The page's data as a module. Returns its path in the shop. */
function writePageData(address: Address, data: PageData, { outDir, dataFolder }: Input): string {
  const file = `${dataFolder}/${getDataFile(address)}`
  writeFile(path.join(outDir, file), formatModule(data))
  return encodeURI(file)
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
