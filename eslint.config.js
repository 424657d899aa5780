import { readdirSync } from 'node:fs'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Folders of src/ in the order of imports: each may import only those before it. */
const LAYERS = ['domain', 'ui', 'state', 'shop', 'pages', 'routes', 'fixtures']
/** These two import nothing of ours, not even each other. */
const ALONE = ['domain', 'ui']
/** The rooms of these layers in the order of imports, in the same way. */
const ROOMS = {
  domain: [
    ...['base', 'text', 'kept', 'money', 'profile', 'form', 'catalogue', 'medicines', 'listing', 'related', 'search'],
    ...['cart', 'quickOrder', 'page', 'wardLists', 'order', 'share', 'passport'],
  ],
  state: ['base', 'kept', 'page', 'product', 'search', 'wardLists', 'offline', 'cart', 'profile', 'order'],
  shop: ['brand', 'product', 'search', 'compare', 'buy', 'order', 'share', 'spine', 'listing', 'frame'],
}

const listFolders = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
for (const [folder, order] of [
  ['src', LAYERS],
  ...Object.entries(ROOMS).map(([layer, order]) => [`src/${layer}`, order]),
])
  for (const name of listFolders(folder))
    if (!order.includes(name))
      throw new Error(`${folder}/${name}/ is not in the order of imports: add it to eslint.config.js.`)

/** Forbids some imports in files of `src/`; tests may import anything. */
const forbid = (files, patterns) => ({
  files: [`src/${files}/**/*.{ts,tsx}`],
  ignores: ['src/**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})
const ONE_WAY = 'imports go one way (eslint.config.js).'
const layerRules = LAYERS.flatMap((layer, index) => {
  const later = ALONE.includes(layer) ? LAYERS.filter((other) => other !== layer) : LAYERS.slice(index + 1)
  const patterns = [
    later.length > 0 && {
      regex: `^(\\.\\./)+(${later.join('|')})/`,
      message: `src/${layer}/ may not import from ${later.join(', ')}: ${ONE_WAY}`,
    },
    layer === 'pages' && {
      regex: '^\\.\\./(?!\\.\\./)',
      message: 'No page imports another: what two pages use lives in src/shop/.',
    },
  ].filter(Boolean)
  const rooms = ROOMS[layer] ?? []
  const roomRules = rooms.slice(0, -1).map((room, at) => {
    const above = rooms.slice(at + 1)
    const regex = `^(\\.\\./)+(${above.join('|')})/`
    const message = `src/${layer}/${room}/ may not import from ${above.join(', ')}: ${ONE_WAY}`
    return forbid(`${layer}/${room}`, [...patterns, { regex, message }])
  })
  return [forbid(layer, patterns), ...roomRules]
})

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
