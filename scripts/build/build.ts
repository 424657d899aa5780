/** `npm run build`: checks the catalogue, bundles the application and writes every page as a complete file to `dist/`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildDataFiles, planData } from './data.ts'
import { getCatalogueFolder, loadShop } from './loadCatalogue.ts'
import { writePages, type RenderPage } from './pages.ts'

const outDir = path.resolve(process.env['OUT_DIR'] ?? 'dist')
// Its own folder: tests build several shops at once.
const serverDir = path.resolve('node_modules/.cache/prerender', outDir.replaceAll(/\W+/g, '-'))

const shop = loadShop()
await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
})
const { renderPage } = (await import(`${pathToFileURL(path.join(serverDir, 'prerender.js')).href}?${Date.now()}`)) as {
  renderPage: RenderPage
}
mkdirSync(path.join(outDir, 'pictures'), { recursive: true })
cpSync(path.join(getCatalogueFolder(), 'pictures'), path.join(outDir, 'pictures'), { recursive: true })

const plan = planData(shop.catalogue)
const dataFolder = `data/${plan.id}`
mkdirSync(path.join(outDir, dataFolder), { recursive: true })
for (const [name, code] of buildDataFiles(shop.catalogue, plan))
  writeFileSync(path.join(outDir, dataFolder, name), code)

const manifestFile = path.join(outDir, '.vite', 'manifest.json')
const count = await writePages({
  ...shop,
  outDir,
  dataFolder,
  renderPage,
  template: readFileSync(path.join(outDir, 'index.html'), 'utf8'),
  manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as never,
})
// Else GitHub Pages takes the shop for a Jekyll site.
writeFileSync(path.join(outDir, '.nojekyll'), '')
writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${shop.shop.url}sitemap.xml\n`)
rmSync(path.dirname(manifestFile), { recursive: true })
console.log(`${count} pages in ${path.relative('.', outDir)}/, published at ${shop.shop.url}`)
