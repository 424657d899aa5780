import react from '@vitejs/plugin-react'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { ALIASES, BROWSERS, LIGHTNING_CSS } from '@shop/site/build/bundling.ts'

/** The page's files, by their paths without a slash in front. */
export type Bundle = ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Bundles the desk's page, in memory: it is never a part of the published shop. */
export async function bundleDesk(): Promise<Bundle> {
  const root = path.resolve('packages/desk/src/page')
  const output = await build({
    configFile: false,
    root,
    base: '/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), liveShopPlugin()],
    resolve: { alias: ALIASES },
    css: { transformer: 'lightningcss', lightningcss: LIGHTNING_CSS },
    build: {
      write: false,
      target: BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: ['index.html', 'live.html'].map((name) => path.join(root, name)) },
    },
  })
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Map(
    files.map((file) => [
      file.fileName,
      {
        type: TYPES[path.extname(file.fileName)] ?? 'application/octet-stream',
        body: Buffer.from(file.type === 'asset' ? file.source : file.code),
      },
    ]),
  )
}

const SHOP_DATA = 'virtual:desk-shop'
/** The modules that the build makes (`packages/site/src/build/cataloguePlugin.ts`), as the desk's own server has them. */
const MODULES: Readonly<Record<string, string>> = {
  'virtual:shop':
    'const { shop, groups, year } = data\nexport const information = []\nexport { shop, groups, year as builtIn }',
  'virtual:pharmacy': 'const { pharmacy, vatNumber } = data.shop\nexport const supply = { pharmacy, vatNumber }',
  'virtual:terms': 'export const terms = data.shop.ordering ?? {}',
  'virtual:groups': 'export const groups = data.groups',
  'virtual:attributes': 'export const attributes = data.attributes',
  'virtual:mark': 'export const mark = data.mark',
  'virtual:products': 'export const plan = data.plan',
}

function liveShopPlugin(): Plugin {
  return {
    name: 'live-shop',
    resolveId: (id) => (id in MODULES || id === SHOP_DATA ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1)
      if (name === SHOP_DATA) return "export const data = await (await fetch('/api/live')).json()"
      const code = MODULES[name]
      return code && `import { data } from '${SHOP_DATA}'\n${code}`
    },
  }
}
