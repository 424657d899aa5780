import path from 'node:path'
import { register } from 'tsx/esm/api'

// Vite leaves the packages of this repository to Node, which reads no TypeScript.
register()
const { buildViteConfig } = await import(new URL('packages/site/src/build/viteConfig.ts', import.meta.url).href)
const { getShopFolder } = await import(new URL('packages/shop-files/src/folder/shopFolder.ts', import.meta.url).href)

const RULES = ['packages/{core,shop-files}/**/*.test.ts']
const ownFolder = path.relative('.', getShopFolder())

/** Vite's settings for `npm start dev`, and Vitest's; the build takes the former without this file. */
export default ({ mode }) => ({
  ...buildViteConfig(mode),
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    // Long enough for a machine that has other work: nothing here measures time.
    testTimeout: 30_000,
    projects: [
      // Each worker reads the modules once: nothing stays in one but the money, which each test puts back.
      project('rules', { include: RULES, isolate: false, unstubGlobals: true }),
      project('others', {
        include: ['{packages,tests,tools}/**/*.test.{ts,tsx,mjs}', `${ownFolder}/*.test.ts`],
        exclude: ['**/node_modules/**', ...RULES],
      }),
    ],
  },
})

function project(name, options) {
  return { extends: true, test: { name, ...options } }
}
