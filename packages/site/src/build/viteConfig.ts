import react from '@vitejs/plugin-react'
import path from 'node:path'
import type { UserConfig } from 'vite'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { ALIASES, BROWSERS, LIGHTNING_CSS } from './bundling.ts'
import { cataloguePlugin } from './cataloguePlugin.ts'
import { groupChunks } from './chunks.ts'
import { coloursPlugin } from './colours/coloursPlugin.ts'
import { firstSchemasPlugin } from './firstSchemasPlugin.ts'
import { loadHelperPlugin } from './loadHelperPlugin.ts'
import { LONG_NAME, shortNamesPlugin } from './shortNamesPlugin.ts'

/** The shop that unit tests see, in any shop: a shop's own tests, beside its files, name their folder. */
const TESTED_SHOP = 'shops/quirks'

/** Made afresh for each bundle, since a plugin remembers what it knows of one. */
export function buildViteConfig(mode: string, isSsrBuild = false): UserConfig {
  return {
    root: path.resolve(mode === 'test' ? '.' : 'packages/storefront'),
    cacheDir: path.resolve('node_modules/.vite'),
    base: mode === 'test' ? '/' : new URL(loadShop().shop.url).pathname,
    plugins: [
      react(),
      cataloguePlugin(mode === 'test' ? TESTED_SHOP : getShopFolder()),
      coloursPlugin(mode === 'test' ? TESTED_SHOP : getShopFolder()),
      loadHelperPlugin(),
      firstSchemasPlugin(),
      shortNamesPlugin(),
    ],
    // Else the prerendered icons would be the library's own (`ALIASES`).
    ssr: { noExternal: ['lucide-react'] },
    resolve: { alias: ALIASES },
    css: { transformer: 'lightningcss', lightningcss: { ...LIGHTNING_CSS, cssModules: { pattern: LONG_NAME } } },
    build: {
      target: BROWSERS,
      manifest: true,
      assetsInlineLimit: 0,
      // The lists that a new password is compared with are larger than the bundler's 500 kB; budgets.spec.ts weighs the rest.
      chunkSizeWarningLimit: 1000,
      // The polyfill calls fetch(), which the content policy forbids. A page names its own scripts in its head, and the
      // rest comes when the browser is idle: a list of what each imports would only make the entry heavier.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        output: {
          // GitHub Pages serves no file whose name begins with "_", as those of virtual modules would.
          chunkFileNames: ({ name }) => `assets/${name.replace(/^_+/, '')}-[hash].js`,
          // The prerenderer is one program, and needs no fewer files.
          codeSplitting: { groups: isSsrBuild ? [] : groupChunks() },
        },
      },
    },
  }
}
