/**
 * `npm run build`: checks the catalogue, bundles the application and writes every page as a complete file to `dist/`.
 * What the build before wrote from the same things stays as it is; without its record everything is written.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, mergeConfig } from 'vite'
import loadConfig from '../../vite.config.ts'
import { buildDataFiles, planData } from './data.ts'
import { getCatalogueFolder, loadShop } from './loadCatalogue.ts'
import { writeFile, writePages } from './pages.ts'
import { clearUnrecorded, closeRecord, openRecord } from './record.ts'

const outDir = path.resolve(process.env['OUT_DIR'] ?? 'dist')
// Its own folder: tests build several shops at once.
const ownName = outDir.replaceAll(/\W+/g, '-')
const serverDir = path.resolve('node_modules/.cache/prerender', ownName)

const shop = loadShop()
const record = openRecord(path.resolve('node_modules/.cache/build', `${ownName}.json`), outDir)
clearUnrecorded(record, 'pictures/')
await bundle({ outDir, emptyOutDir: false })
await bundle({ ssr: 'src/prerender.tsx', outDir: serverDir, emptyOutDir: true, manifest: false, copyPublicDir: false })
copyPictures(path.join(getCatalogueFolder(), 'pictures'), path.join(outDir, 'pictures'))
const plan = planData(shop.catalogue)
const dataFolder = `data/${plan.id}`
for (const [name, code] of await buildDataFiles(shop, plan)) writeFile(path.join(outDir, dataFolder, name), code)
// Else GitHub Pages takes the shop for a Jekyll site.
writeFileSync(path.join(outDir, '.nojekyll'), '')
writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${shop.shop.url}sitemap.xml\n`)

const manifestFile = path.join(outDir, '.vite', 'manifest.json')
const manifest = readFileSync(manifestFile, 'utf8')
rmSync(path.dirname(manifestFile), { recursive: true })
const { all, written } = await writePages({
  ...shop,
  outDir,
  dataFolder,
  record,
  serverFile: path.join(serverDir, 'prerender.js'),
  template: readFileSync(path.join(outDir, 'index.html'), 'utf8'),
  manifest: JSON.parse(manifest) as never,
})
closeRecord(record)
const kept = written < all ? `, ${written} of them new or changed` : ''
console.log(`${all} pages in ${path.relative('.', outDir)}/${kept}, published at ${shop.shop.url}`)

/** With the configuration as this process has it, so that the catalogue is loaded once. */
async function bundle(options: object): Promise<void> {
  await build(
    mergeConfig(loadConfig({ command: 'build', mode: 'production' }), {
      configFile: false,
      logLevel: 'warn',
      build: options,
    }),
  )
}

/** Copies what is new or changed, and deletes what is no longer there. */
function copyPictures(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const names = new Set(readdirSync(from))
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
