import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import type { Group, GroupNames } from '../../src/domain/catalogue/catalogue.ts'
import { buildDataFile, planData } from './data.ts'
import { getCatalogueFolder, loadShop } from './loadCatalogue.ts'

const MODULES = ['virtual:shop', 'virtual:pharmacy', 'virtual:groups', 'virtual:products']

/** A file of the shop's data, which only a build writes. */
const DATA = /\/data\/\w{10}\/(.+\.js)$/

/** Gives the application its data as modules, made from the files in `catalogue/`, and the pictures while developing. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (MODULES.includes(id) || DATA.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, dataFile] = DATA.exec(id) ?? []
      if (dataFile !== undefined) return buildDataFile(loadShop(), decodeURI(dataFile))
      if (id === '\0virtual:products') return `export const plan = ${toCode(planData(loadShop().catalogue))}`
      if (id === '\0virtual:groups') return `export const groups = ${toCode(loadShop().groups)}`
      if (id !== '\0virtual:shop' && id !== '\0virtual:pharmacy') return undefined
      const { shop: all, groups } = loadShop()
      const { pharmacy, vatNumber, ...shop } = all
      if (id === '\0virtual:pharmacy')
        return `export const supply = ${toCode({ ...(pharmacy && { pharmacy }), ...(vatNumber && { vatNumber }) })}`
      const names = groups.map(getNames)
      return `export const shop = ${toCode(shop)}\nexport const groups = ${toCode(names)}\nexport const builtIn = ${new Date().getFullYear()}`
    },
    configureServer(server) {
      const pictures = path.join(getCatalogueFolder(), 'pictures')
      server.middlewares.use(`${server.config.base}pictures`, sirv(pictures, { dev: true }))
      server.watcher.add(getCatalogueFolder())
      server.watcher.on('change', (file) => {
        if (!file.startsWith(getCatalogueFolder())) return
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** The part of a group that is on every page. */
function getNames({ id, title, categories }: Group): GroupNames {
  return { id, title, categories: categories.map(({ id, shortTitle }) => ({ id, shortTitle })) }
}

/** Browsers parse JSON.parse of one string faster than the same data as an object literal. */
function toCode(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
}
