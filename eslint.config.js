import perfectionist from 'eslint-plugin-perfectionist'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import { readdirSync, readFileSync } from 'node:fs'
import tseslint from 'typescript-eslint'

/** The rooms of each folder in the order of imports: each may import only those before it. */
const ROOMS = {
  'packages/core/src': [
    ...[
      'tokens',
      'base',
      'stored',
      'money',
      'account',
      'form',
      'catalogue',
      'medicines',
      'listing',
      'compare',
      'related',
    ],
    ...['search', 'cart', 'quickOrder', 'page', 'lists', 'order', 'share', 'passport', 'fixtures'],
  ],
  'packages/shop-files/src': [
    ...['folder', 'colours', 'mark', 'check', 'spreadsheet', 'edits', 'information', 'load', 'photographs'],
  ],
  'packages/storefront/src': ['ui', 'state', 'shop', 'pages', 'routes', 'fixtures'],
  'packages/storefront/src/state': [
    ...['base', 'stored', 'page', 'product', 'search', 'lists', 'offline', 'cart', 'account', 'order'],
  ],
  'packages/storefront/src/shop': [
    ...['brand', 'product', 'search', 'compare', 'buy', 'order', 'share', 'spine', 'listing', 'frame'],
  ],
  'packages/site/src': ['hosts', 'build', 'serve', 'new', 'fixtures'],
  'packages/desk/src': ['model', 'server', 'page'],
}

for (const [folder, order] of Object.entries(ROOMS))
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !order.includes(entry.name))
      throw new Error(`${folder}/${entry.name}/ is not in the order of imports: add it to eslint.config.js.`)

const SHIPPED = ['packages/core/src', 'packages/storefront/src']
const TESTS = ['**/*.test.{ts,tsx}', '**/fixtures/**']

/** The names that a package may import: its package.json is its wall. */
const listDependencies = (name) =>
  Object.keys(JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).dependencies)

/** The imports that files of a folder may not have, for the folders that a file lies in. */
const FORBIDDEN = [
  ...Object.entries(ROOMS).flatMap(([folder, rooms]) =>
    rooms.slice(0, -1).map((room, at) => ({
      folder: `${folder}/${room}`,
      regex: `^(\\.\\./)+(${rooms.slice(at + 1).join('|')})/`,
      message: `Rooms of ${folder}/ import one way (eslint.config.js): ${room}/ comes before this one.`,
    })),
  ),
  {
    folder: 'packages/storefront/src/ui',
    regex: '^@shop/',
    message: 'ui/ knows nothing of the shop.',
  },
  {
    folder: 'packages/storefront/src/pages',
    regex: '^\\.\\./(?!\\.\\./)',
    message: 'No page imports another: what two pages use lives in shop/.',
  },
  // It runs in a browser.
  {
    folder: 'packages/desk/src/page',
    regex: '^(\\.\\./)+server/|^node:',
    message: 'The page runs in a browser, and asks the server.',
  },
  ...SHIPPED.map((folder) => ({ folder, regex: '^node:', message: 'This runs in browsers, which have no Node.' })),
  ...readdirSync('packages').map((name) => ({
    folder: `packages/${name}/src`,
    regex: `^(?!\\.|node:|virtual:|(${listDependencies(name).join('|')})(/|$))`,
    message: `packages/${name}/package.json does not name it among its dependencies.`,
  })),
  {
    folder: 'packages',
    regex: '^(\\.\\./)+(packages|shops|tests|tools)/',
    message: 'A package imports others by name, and no tests, tools or shops.',
  },
]

/** Forbids them; tests may import anything. The rule of the deepest folder holds, so each has those of its parents. */
const importRules = [...new Set(FORBIDDEN.map(({ folder }) => folder))]
  .sort((a, b) => a.length - b.length)
  .map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: FORBIDDEN.filter((rule) => `${folder}/`.startsWith(`${rule.folder}/`)).map(
            ({ regex, message }) => ({ regex, message }),
          ),
        },
      ],
    },
  }))

const CALLS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'The shop makes no network call.',
}))
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Only state/stored/ touches storage, since it may be blocked, full or damaged.',
}))
const BROWSER = ['window', 'document', 'navigator', 'location', 'history'].map((name) => ({
  name,
  message: 'packages/core knows no browser.',
}))
/** Globals that shipped files may not touch; tests may. */
const globalRules = [
  { files: ['packages/storefront/src/**/*.{ts,tsx}'], globals: [...CALLS, ...STORAGE] },
  { files: ['packages/core/src/**/*.ts'], globals: [...CALLS, ...STORAGE, ...BROWSER] },
  { files: ['packages/storefront/src/state/stored/*.ts'], globals: CALLS },
  // The service worker passes on what the browser asks for, and fetches its own release.
  { files: ['packages/storefront/src/state/offline/{serviceWorker,keptPictures}.ts'], globals: STORAGE },
].map(({ files, globals }) => ({
  files,
  ignores: TESTS,
  rules: { 'no-restricted-globals': ['error', ...globals] },
}))

export default defineConfig([
  { ignores: ['**/dist/', 'node_modules/', 'test-results/'] },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic] },
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: false,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { perfectionist },
    rules: {
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'natural',
          groups: [
            ['side-effect', 'side-effect-style'],
            ['builtin', 'external'],
            'ours',
            ['parent', 'sibling', 'index'],
            'style',
          ],
          customGroups: [{ groupName: 'ours', elementNamePattern: '^(@shop/|virtual:)' }],
          newlinesBetween: 0,
        },
      ],
    },
  },
  {
    files: ['packages/{storefront,desk}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  ...importRules,
  ...globalRules,
])
