import type { Manifest, ManifestChunk } from 'vite'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { Group } from '@shop/core/catalogue/catalogue.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import type { Address } from '@shop/core/page/address.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { PAGES } from '@shop/core/page/pages.ts'
import { FILE_NAMES } from '@shop/core/search/files/searchFiles.ts'
import { nameStart } from './chunks.ts'
import { buildStructuredData } from './structuredData.ts'

interface Input {
  readonly shop: Shop
  readonly groups: readonly Group[]
  readonly attributes: Attributes
  readonly address: Address
  readonly data: PageData
  readonly dataFolder: string
  readonly dataFile: string | undefined
  /** See `listPageFiles`. */
  readonly files: PageFiles
  /** The addresses of the scripts that the shop starts with. */
  readonly entryScripts: readonly string[]
}

interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The page's last tags, asked for last, so that nothing of them competes with the first paint and the first picture:
 * its scripts, its data, its structured data. The sheets whose rules stand in the head are named, but disabled, so that
 * no part of the page loads them again.
 */
export function buildEnd({
  shop,
  groups,
  attributes,
  address,
  data,
  dataFolder,
  dataFile,
  files,
  entryScripts,
}: Input): string {
  const base = new URL(shop.url).pathname
  const scripts = files.scripts.map((file) => base + file).filter((file) => !entryScripts.includes(file))
  const needsProducts = address.page !== 'moved' && PAGES[address.page].needs === 'products'
  return [
    ...entryScripts.map((file) => `<script type="module" crossorigin fetchpriority="low" src="${file}"></script>`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}" crossorigin>`),
    dataFile && `<link rel="modulepreload" fetchpriority="low" href="${base}${dataFile}" crossorigin data-page-data>`,
    needsProducts && `<link rel="modulepreload" fetchpriority="low" href="${base}${dataFolder}/slugs.js" crossorigin>`,
    address.page === 'search' &&
      `<link rel="modulepreload" fetchpriority="low" href="${base}${dataFolder}/search/${FILE_NAMES.start}" crossorigin>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="${base}${file}" crossorigin disabled>`),
    buildStructuredData(shop, address, data, groups, attributes),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The files of a chunk and of all that it imports, what is imported first. */
export function listPageFiles(manifest: Manifest, chunk: string): PageFiles {
  // The code of a page stands in a file with parts that others use too, which has a name of its own.
  const [key, ...others] =
    chunk in manifest ? [chunk] : Object.keys(manifest).filter((key) => manifest[key]?.name === nameStart(`/${chunk}`))
  if (!key || others.length > 0) throw new Error(`The bundle has no file, or more than one, for ${chunk}.`)
  const chunks = walk(manifest, key, new Set())
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css = [] }) => css))] }
}

function walk(manifest: Manifest, key: string, seen: Set<string>): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((next) => walk(manifest, next, seen)), chunk]
}
