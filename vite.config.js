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
    include: ['{packages,tests,tools}/**/*.test.{ts,tsx,mjs}', `${path.relative('.', getShopFolder())}/*.test.ts`],
    restoreMocks: true,
    // Long enough for a machine that has other work: nothing here measures time.
    testTimeout: 30_000,
  },
})
