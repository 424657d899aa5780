import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstSchemasPlugin } from './firstSchemasPlugin.ts'

type Resolve = (this: unknown, source: string, importer: string | undefined, options: object) => Promise<unknown>

/** Resolves an import of a package: the plugin's own answer, or null for the usual one. */
function resolve(source: string, importer: string | undefined, found: { id: string } | null = { id: `/${source}.js` }) {
  const { resolveId } = firstSchemasPlugin() as unknown as { resolveId: Resolve }
  return resolveId.call({ resolve: () => Promise.resolve(found) }, source, importer, {})
}

test('each module of a first load that reads what is stored has a valibot of its own, and no other has', async () => {
  const modules = ['packages/core/src', 'packages/storefront/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && readFileSync(name, 'utf8').includes("from 'valibot'"))
  const own: string[] = []
  for (const name of modules)
    if (await resolve('valibot', path.resolve(name))) own.push(name.replace('packages/core/src/', ''))
  expect(own.sort()).toEqual([
    'cart/storedCart.ts',
    'catalogue/cardSchema.ts',
    'catalogue/parseCard.ts',
    'search/recentSearches.ts',
    'stored/kind.ts',
    'stored/slugList.ts',
  ])
})

test.each(['/shop/packages/core/src/cart/storedCart.ts', 'C:\\shop\\packages\\core\\src\\cart\\storedCart.ts'])(
  'it is the same package under another name, for %s',
  async (importer) => {
    expect(await resolve('valibot', importer)).toEqual({ id: '/valibot.js?first' })
    expect(await resolve('valibot', importer, null)).toBeNull()
    expect(await resolve('react', importer)).toBeNull()
  },
)

test('an entry is left to the bundler', async () => {
  expect(await resolve('valibot', undefined)).toBeNull()
})

test.each([
  ['a bundle for browsers', { command: 'build', isSsrBuild: false }, true],
  ['the prerendering', { command: 'build', isSsrBuild: true }, false],
  ['development', { command: 'serve', isSsrBuild: false }, false],
] as const)('in %s: %o', (_, env, applies) => {
  const { apply } = firstSchemasPlugin()
  if (typeof apply !== 'function') throw new Error('it decides by what is built')
  expect(apply({}, { mode: 'production', ...env })).toBe(applies)
})
