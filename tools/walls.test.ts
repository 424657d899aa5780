import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
})

/** The messages of lint on a file that would import this. */
async function lintImport(filePath: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import ${JSON.stringify(specifier)}\n`, { filePath })
  return result!.messages.map(({ message }) => message)
}

test.each<readonly [string, string]>([
  ['packages/core/src/cart/x.ts', 'react'],
  ['packages/core/src/cart/x.ts', 'node:fs'],
  ['packages/core/src/cart/x.ts', '@shop/storefront/state/base/store.ts'],
  ['packages/core/src/cart/x.ts', '@shop/shop-files/load/loadCatalogue.ts'],
  ['packages/shop-files/src/check/x.ts', 'react'],
  ['packages/shop-files/src/check/x.ts', '@shop/storefront/state/base/store.ts'],
  ['packages/shop-files/src/check/x.ts', '@shop/site/build/build.ts'],
  ['packages/storefront/src/state/cart/x.ts', 'node:fs'],
  ['packages/storefront/src/main.tsx', 'sharp'],
  ['packages/storefront/src/shop/buy/x.tsx', '@shop/shop-files/check/amounts.ts'],
  ['packages/storefront/src/pages/home/x.tsx', '@shop/site/build/head.ts'],
  ['packages/site/src/build/x.ts', '@shop/desk/model/cells.ts'],
  ['packages/desk/src/page/facts/x.tsx', 'node:fs'],
  ...['core', 'shop-files', 'storefront', 'site', 'desk'].flatMap((name) => [
    [`packages/${name}/src/x.ts`, '../../../tests/visit.ts'] as const,
    [`packages/${name}/src/x.ts`, '../../../tools/browser.ts'] as const,
    [`packages/${name}/src/x.ts`, '../../../shops/quirks/shop.json'] as const,
    [`packages/${name}/src/x.ts`, '@playwright/test'] as const,
  ]),
])('%s may not import %s, which is outside its wall', async (file, specifier) => {
  expect(await lintImport(file, specifier)).not.toEqual([])
})

test.each<readonly [string, string]>([
  ['packages/core/src/cart/x.ts', '../order/order.ts'],
  ['packages/core/src/search/files/x.ts', '../../order/order.ts'],
  ['packages/storefront/src/ui/x.tsx', '@shop/core/cart/cartLines.ts'],
  ['packages/storefront/src/state/cart/x.ts', '../../shop/brand/Logo.tsx'],
  ['packages/storefront/src/state/cart/x.ts', '../account/account.ts'],
  ['packages/storefront/src/shop/buy/x.tsx', '../frame/Header.tsx'],
  ['packages/storefront/src/pages/home/x.tsx', '../cart/CartPage.tsx'],
  ['packages/shop-files/src/check/x.ts', '../spreadsheet/columns.ts'],
  ['packages/site/src/hosts/x.ts', '../build/head.ts'],
  ['packages/desk/src/model/x.ts', '../server/guard.ts'],
  ['packages/desk/src/page/facts/x.tsx', '../../server/guard.ts'],
])('%s may not import %s, which comes later', async (file, specifier) => {
  expect(await lintImport(file, specifier)).not.toEqual([])
})

test.each<readonly [string, string]>([
  ['packages/core/src/order/x.ts', '../cart/cartLines.ts'],
  ['packages/core/src/order/x.ts', 'valibot'],
  ['packages/shop-files/src/check/x.ts', 'node:fs'],
  ['packages/storefront/src/shop/buy/x.tsx', '@shop/core/cart/cartLines.ts'],
  ['packages/storefront/src/shop/buy/x.tsx', 'react'],
  ['packages/storefront/src/state/cart/x.ts', 'virtual:shop'],
  ['packages/desk/src/page/x.tsx', '@shop/storefront/ui/Button.tsx'],
])('%s may import %s', async (file, specifier) => {
  expect(await lintImport(file, specifier)).toEqual([])
})

test('the packages name each other in one direction', () => {
  const named = readdirSync('packages').map((name) => {
    const { dependencies } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>
    }
    return [name, Object.keys(dependencies).flatMap((other) => /^@shop\/(.+)/.exec(other)?.[1] ?? [])]
  })
  expect(Object.fromEntries(named)).toEqual({
    core: [],
    'shop-files': ['core'],
    storefront: ['core'],
    site: ['core', 'shop-files', 'storefront'],
    desk: ['core', 'shop-files', 'site', 'storefront'],
  })
})
