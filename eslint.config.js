import { readdirSync } from 'node:fs'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Folders of src/ in the order of imports: each may import only those before it. */
const LAYERS = ['domain', 'ui', 'state', 'shop', 'pages', 'routes', 'fixtures']
/** These two import nothing of ours, not even each other. */
const ALONE = ['domain', 'ui']
/** The rooms of these folders in the order of imports, in the same way. */
const ROOMS = {
  'src/domain': [
    ...['base', 'text', 'kept', 'money', 'profile', 'form', 'catalogue', 'medicines', 'listing', 'related', 'search'],
    ...['cart', 'quickOrder', 'page', 'wardLists', 'order', 'share', 'passport'],
  ],
  'src/state': ['base', 'kept', 'page', 'product', 'search', 'wardLists', 'offline', 'cart', 'profile', 'order'],
  'src/shop': ['brand', 'product', 'search', 'compare', 'buy', 'order', 'share', 'spine', 'listing', 'frame'],
  scripts: [
    ...['colours', 'mark', 'folder', 'check', 'spreadsheet', 'hosts', 'build', 'serve', 'pictures', 'new', 'bench'],
    ...['servers', 'engines'],
  ],
  desk: ['model', 'server', 'page'],
}

for (const [folder, order] of Object.entries({ src: LAYERS, ...ROOMS }))
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !order.includes(entry.name))
      throw new Error(`${folder}/${entry.name}/ is not in the order of imports: add it to eslint.config.js.`)

/** Forbids imports from some folders in the files of a folder; tests may import anything. */
const forbid = (folder, patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})
const forbidAbove = (folder, above) => ({
  regex: `^(\\.\\./)+(${above.join('|')})/`,
  message: `${folder}/ may not import from ${above.join(', ')}: imports go one way (eslint.config.js).`,
})
const layerPatterns = Object.fromEntries(
  LAYERS.map((layer, index) => {
    const above = ALONE.includes(layer) ? LAYERS.filter((other) => other !== layer) : LAYERS.slice(index + 1)
    const patterns = above.length > 0 ? [forbidAbove(`src/${layer}`, above)] : []
    return [`src/${layer}`, patterns]
  }),
)
layerPatterns['src/pages'].push({
  regex: '^\\.\\./(?!\\.\\./)',
  message: 'No page imports another: what two pages use lives in src/shop/.',
})
const layerRules = [
  ...Object.entries(layerPatterns).map(([folder, patterns]) => forbid(folder, patterns)),
  ...Object.entries(ROOMS).flatMap(([folder, rooms]) =>
    rooms
      .slice(0, -1)
      .map((room, at) =>
        forbid(`${folder}/${room}`, [
          ...(layerPatterns[folder] ?? []),
          forbidAbove(`${folder}/${room}`, rooms.slice(at + 1)),
        ]),
      ),
  ),
  // It runs in a browser.
  forbid('desk/page', [forbidAbove('desk/page', ['server'])]),
]

const CALLS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'The shop makes no network call.',
}))
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Only src/state/kept/ touches storage, since it may be blocked, full or damaged.',
}))
const BROWSER = ['window', 'document', 'navigator', 'location', 'history'].map((name) => ({
  name,
  message: 'src/domain/ knows no browser.',
}))
/** Globals that files of src/ may not touch; tests may. */
const globalRules = [
  { files: ['src/**/*.{ts,tsx}'], globals: [...CALLS, ...STORAGE] },
  { files: ['src/domain/**/*.ts'], globals: [...CALLS, ...STORAGE, ...BROWSER] },
  { files: ['src/state/kept/*.ts'], globals: CALLS },
  // The service worker passes on what the browser asks for, and fetches its own release.
  { files: ['src/state/offline/{serviceWorker,keptPictures}.ts'], globals: STORAGE },
].map(({ files, globals }) => ({
  files,
  ignores: ['src/**/*.test.{ts,tsx}'],
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
    files: ['{src,desk}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  ...layerRules,
  ...globalRules,
])
