import path from 'node:path'

/** The browsers that the shop supports, as the bundler names them. */
export const BROWSERS = ['chrome123', 'firefox128', 'safari17.5']

/** Styles for these browsers: light-dark(), oklch() and nesting stay as written. */
export const LIGHTNING_CSS = { targets: { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) } }

/** Modules of packages for which the shop has its own, or takes another of theirs. */
export const ALIASES = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.resolve('packages/storefront/src/ui/createIcon.tsx') },
  // The package's own export zips large files in a worker made from a blob, which the content policy forbids.
  {
    find: 'write-excel-file/sync',
    replacement: path.resolve('node_modules/write-excel-file/modules/export/writeXlsxFileUniversal.js'),
  },
]
