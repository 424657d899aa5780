import path from 'node:path'
import type { Plugin } from 'vite'

/** The helper that the bundler wraps each dynamic import in. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Gives dynamic imports a helper of the shop's own, which every page carries: the bundler's never asks again for a sheet
 * that did not come, preloads scripts, which the shop never asks it to, and makes the first load 0.3 kB heavier.
 */
export function loadHelperPlugin(): Plugin {
  const file = path.resolve('packages/storefront/src/ui/loadWithRules.ts').replaceAll('\\', '/')
  return {
    name: 'load-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { loadWithRules as __vitePreload } from ${JSON.stringify(file)}` : undefined,
  }
}
