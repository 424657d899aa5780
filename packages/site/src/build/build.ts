/**
 * `npm run build`: checks the catalogue, bundles the application and writes every page as a complete file to the shop's
 * `dist/`. Unchanged files of the build before stay as they are; without its record everything is written.
 * `npm run build hosts` writes the settings for hosts instead.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build, mergeConfig } from 'vite'
import { getDataFile } from '@shop/core/page/address.ts'
import { orEnd } from '@shop/shop-files/folder/orEnd.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { buildPublishedFiles } from '../hosts/hostFiles.ts'
import { nameCached } from './buildCache.ts'
import { BEST_QUALITY, writeCompressed } from './compress.ts'
import { buildDataFiles, planData } from './data.ts'
import { writeDeployFiles } from './deploy.ts'
import { CHANGES_FEED } from './feeds/changesFeed.ts'
import { buildFeeds } from './feeds/feeds.ts'
import { buildIcons } from './icons.ts'
import { getOutDir } from './ownFolder.ts'
import { writeFile, writePages } from './pages.ts'
import { clearUnrecorded, closeRecord, hashOf, openRecord } from './record.ts'
import { buildMovedPages } from './redirectPage.ts'
import { buildServiceWorker } from './release.ts'
import { identifyShop, noteRelease, readReleases } from './releases.ts'
import { buildShippedFiles } from './shipped.ts'
import { copyShots } from './shots.ts'
import { buildViteConfig } from './viteConfig.ts'
import { buildWebManifest } from './webManifest.ts'

const [word] = process.argv.slice(2)
if (word !== undefined) {
  orEnd(() => {
    if (word === 'hosts') return writeDeployFiles()
    throw new Error(`There is no “${word}”. "npm run build" builds the shop; hosts may stand after it.`)
  })
  process.exit()
}

const outDir = orEnd(getOutDir)
const serverDir = nameCached('prerender', outDir)

const shop = orEnd(loadShop)
const record = openRecord(nameCached('build', outDir, '.json'), outDir)
const releasesFile = nameCached('build', outDir, '-releases.json')
// A page that is still open asks for its files by these names.
const identity = identifyShop(shop.shop)
const earlier = readReleases(releasesFile, identity).flatMap(({ files }) => files)
clearUnrecorded(record, earlier)
const bundled = await bundle({ outDir, emptyOutDir: false })
await bundle({ ssr: 'src/prerender.tsx', outDir: serverDir, emptyOutDir: true, manifest: false, copyPublicDir: false })
copyPictures(path.join(getShopFolder(), 'pictures'), path.join(outDir, 'pictures'))
const plan = planData(shop.catalogue)
const dataFolder = `data/${plan.id}`
const dataNames = await writeData()
for (const [name, icon] of await buildIcons(getShopFolder(), shop.mark)) writeFileSync(path.join(outDir, name), icon)
const shots = await copyShots(getShopFolder(), outDir)
writeFileSync(path.join(outDir, 'manifest.webmanifest'), buildWebManifest(shop.shop, shots))
const feeds = buildFeeds(shop)
const others = [
  ...buildPublishedFiles(shop.shop.url),
  ...buildShippedFiles(path.resolve('.'), bundled.modules),
  ...feeds.files,
  ...buildMovedPages(shop),
]
for (const [name, text] of others) writeFile(path.join(outDir, name), text)
writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${shop.shop.url}sitemap.xml\n`)

const manifestFile = path.join(outDir, '.vite', 'manifest.json')
const manifest = readFileSync(manifestFile, 'utf8')
rmSync(path.dirname(manifestFile), { recursive: true })
const { all, written } = await writePages({
  ...shop,
  outDir,
  dataFolder,
  changesFeed: feeds.files.has(CHANGES_FEED) ? CHANGES_FEED : undefined,
  record,
  serverFile: path.join(serverDir, 'prerender.js'),
  template: readFileSync(path.join(outDir, 'index.html'), 'utf8'),
  manifest: JSON.parse(manifest) as never,
})
const { code, release } = await buildServiceWorker({
  outDir,
  bundled: bundled.files,
  dataFolder,
  data: [...dataNames, ...shop.information.map(({ slug }) => getDataFile({ page: 'information', slug })!)],
  isSmall: plan.isSmall,
  isKept: shop.shop.offline !== false,
})
writeFileSync(path.join(outDir, 'sw.js'), code)
const compressed = writeCompressed(path.join(outDir, 'sw.js'), Buffer.from(code), BEST_QUALITY)
record.now.set('sw.js', { hash: hashOf(code), files: compressed.map((ending) => `sw.js${ending}`) })
const hashed = [
  ...bundled.files.filter((file) => file.startsWith('assets/')),
  ...dataNames.map((name) => `${dataFolder}/${name}`),
]
for (const name of noteRelease(releasesFile, identity, { id: release.id, files: hashed })) {
  rmSync(path.join(outDir, name), { force: true })
  // Its compressed forms go with its unit.
  record.now.delete(name)
}
closeRecord(record)
const kept = written < all ? `, ${written} of them new or changed` : ''
console.log(`${all} pages in ${path.relative('.', outDir)}/${kept}, published at ${shop.shop.url}`)
for (const note of feeds.notes) console.log(note)

/** With the configuration as this process has it, so that the catalogue is loaded once. Returns what was written, and from what. */
async function bundle(options: object): Promise<{ files: string[]; modules: string[] }> {
  const output = await build(
    mergeConfig(buildViteConfig('production', 'ssr' in options), {
      configFile: false,
      logLevel: 'warn',
      build: options,
    }),
  )
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  return {
    files: parts.map(({ fileName }) => fileName),
    modules: parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])),
  }
}

/** Writes the shop's data, and releases them: those of 50,000 products are 100 MB. Returns their names. */
async function writeData(): Promise<string[]> {
  const data = await buildDataFiles(shop, plan)
  for (const [name, code] of data) writeFile(path.join(outDir, dataFolder, name), code)
  return [...data.keys()]
}

/** Copies what is new or changed, and deletes what is no longer there. */
function copyPictures(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const names = new Set(existsSync(from) ? readdirSync(from) : [])
  for (const name of readdirSync(to)) {
    if (!names.has(name.replace(/\.(br|gz)$/, ''))) rmSync(path.join(to, name))
  }
  for (const name of names) {
    const picture = statSync(path.join(from, name))
    const copy = statSync(path.join(to, name), { throwIfNoEntry: false })
    if (copy?.size !== picture.size || copy.mtimeMs < picture.mtimeMs)
      copyFileSync(path.join(from, name), path.join(to, name))
  }
}
