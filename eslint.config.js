import { readdirSync } from 'node:fs'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Folders of src/ in the order of imports: each may import only those before it. */
const LAYERS = ['domain', 'ui', 'state', 'shop', 'pages', 'routes', 'fixtures']
/** These two import nothing of ours, not even each other. */
const ALONE = ['domain', 'ui']

const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const unlisted = folders.filter((folder) => !LAYERS.includes(folder))
if (unlisted.length > 0)
  throw new Error(`src/${unlisted[0]}/ is not in the order of imports: add it to LAYERS in eslint.config.js.`)

const layerRules = LAYERS.map((layer, index) => {
  const forbidden = ALONE.includes(layer) ? LAYERS.filter((other) => other !== layer) : LAYERS.slice(index + 1)
  const patterns = [
    forbidden.length > 0 && {
      regex: `^(\\.\\./)+(${forbidden.join('|')})/`,
      message: `src/${layer}/ may not import from ${forbidden.join(', ')}: imports go one way (eslint.config.js).`,
    },
    layer === 'pages' && {
      regex: '^\\.\\./(?!\\.\\./)',
      message: 'No page imports another: what two pages use lives in src/shop/.',
    },
  ].filter(Boolean)
  // Tests may import anything.
  const ignores = ['src/**/*.test.{ts,tsx}']
  return { files: [`src/${layer}/**/*.{ts,tsx}`], ignores, rules: { 'no-restricted-imports': ['error', { patterns }] } }
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
