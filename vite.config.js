import path from 'node:path'
import { register } from 'tsx/esm/api'

// Vite leaves the packages of this repository to Node, which reads no TypeScript.
register()
const { buildViteConfig } = await import(new URL('packages/site/src/build/viteConfig.ts', import.meta.url).href)
const { getShopFolder } = await import(new URL('packages/shop-files/src/folder/shopFolder.ts', import.meta.url).href)

/** Vite's settings for `npm start dev`, and Vitest's; the build takes the former without this file. */
export default ({ mode }) => ({
  ...buildViteConfig(mode),
  test: {
    restoreMocks: true,
    // Long enough for a machine that has other work: nothing here measures time.
    testTimeout: 30_000,
    projects: [
      // Each worker reads the modules once: nothing stays in one but the money, which each test puts back.
      project('rules', ['packages/{core,shop-files}/**/*.test.ts'], { isolate: false }),
      project('others', [
        'packages/{storefront,site,desk}/**/*.test.{ts,tsx}',
        '{tests,tools}/**/*.test.{ts,mjs}',
        `${path.relative('.', getShopFolder())}/*.test.ts`,
      ]),
    ],
  },
})

function project(name, include, options) {
  return { extends: true, test: { name, include, ...options } }
}
