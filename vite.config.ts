import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { cataloguePlugin } from './scripts/build/cataloguePlugin.ts'
import { loadShop } from './scripts/build/loadCatalogue.ts'
import { CHUNKS, nameSharedChunk } from './scripts/build/sharedChunk.ts'
import { searchWorkerPlugin } from './scripts/build/searchWorkerPlugin.ts'
import { LONG_NAME, shortNamesPlugin } from './scripts/build/shortNamesPlugin.ts'

/** Made anew for each bundle: a plugin keeps what it knows of one. */
export default defineConfig(() => ({
  base: new URL(loadShop().shop.url).pathname,
  plugins: [react(), cataloguePlugin(), searchWorkerPlugin(), shortNamesPlugin()],
  // Else the prerendered icons would be the library's own (see below).
  ssr: { noExternal: ['lucide-react'] },
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.resolve('src/ui/createIcon.tsx') },
      // What the package exports zips large files in a worker made from a blob, which the content policy forbids.
      {
        find: 'write-excel-file/sync',
        replacement: path.resolve('node_modules/write-excel-file/modules/export/writeXlsxFileUniversal.js'),
      },
    ],
  },
  css: {
    transformer: 'lightningcss',
    // light-dark(), oklch() and nesting as written: what the shop supports has them.
    lightningcss: {
      cssModules: { pattern: LONG_NAME },
      targets: { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    // The polyfill calls fetch(), which the content policy forbids. A page names its own scripts in its head, and the
    // rest comes when the browser is idle: a list of what each imports would only make the entry heavier.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        // GitHub Pages serves no file whose name begins with "_", as those of virtual modules would.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^_+/, '')}-[hash].js`,
        codeSplitting: {
          // One after the other, since a module takes along what it imports and has no file yet.
          groups: CHUNKS.map((chunk, index) => ({
            name: (id, graph) => (nameSharedChunk(id, graph) === chunk ? chunk : null),
            priority: CHUNKS.length - index,
            debugName: chunk,
          })),
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'catalogue/*.test.ts'],
    restoreMocks: true,
    // Long enough for a machine that has other work: nothing here measures time.
    testTimeout: 30_000,
  },
}))
