import type { Plugin } from 'vite'

/** The modules with schemas that first pages carry: they read what is stored before the first click. */
const FIRST =
  /\/core\/src\/(cart\/storedCart|catalogue\/(cardSchema|parseCard)|stored\/(kind|slugList)|search\/recentSearches)\.ts$/

/**
 * Gives them a valibot of their own. A module stands in one file, with everything that any page uses of it: the one
 * that all others share would load the forms' and the account's part of it in the first load.
 */
export function firstSchemasPlugin(): Plugin {
  return {
    name: 'first-schemas',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'valibot' || !importer || !FIRST.test(importer.replaceAll('\\', '/'))) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?first` }
    },
  }
}
