import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import type { Group, GroupNames } from '@shop/core/catalogue/catalogue.ts'
import type { Mark, MarkNode } from '@shop/core/catalogue/mark.ts'
import { getBuildTime, loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { buildDataFile, planData } from './data.ts'
import { buildIcons } from './icons.ts'
import { nameLanguage } from './language.ts'

const MODULES = [
  'virtual:shop',
  'virtual:pharmacy',
  'virtual:terms',
  'virtual:groups',
  'virtual:home',
  'virtual:attributes',
  'virtual:mark',
  'virtual:products',
]

/** The module of the shop's money, made a constant (see there). */
const MONEY = path.resolve('packages/core/src/money/shopMoney.ts')

/** A file of the shop's data, which only a build writes. */
const DATA = /\/data\/\w{10}\/(.+\.js)$/

/** Gives the application its data as modules, made from the files of the shop in `folder`, and the pictures while developing. */
export function cataloguePlugin(folder: string): Plugin {
  let isTested = false
  return {
    name: 'catalogue',
    configResolved({ mode }) {
      isTested = mode === 'test'
    },
    transformIndexHtml: (html) => html.replace(/(?<=<html lang=")[^"]*/, nameLanguage(loadShop(folder).shop.money)),
    resolveId: (id) => (MODULES.includes(id) || DATA.test(id) ? `\0${id}` : undefined),
    load(id) {
      // A test sets the money of its shop as it runs.
      if (id === MONEY && !isTested) return `export const money = ${toLiteral(buildMoney(loadShop(folder).shop.money))}`
      const [, dataFile] = DATA.exec(id) ?? []
      if (dataFile !== undefined) return buildDataFile(loadShop(folder), decodeURI(dataFile))
      if (id === '\0virtual:products') return `export const plan = ${toCode(planData(loadShop(folder).catalogue))}`
      if (id === '\0virtual:groups') return `export const groups = ${toCode(loadShop(folder).groups)}`
      if (id === '\0virtual:home') return `export const home = ${toCode(findHome(loadShop(folder)))}`
      if (id === '\0virtual:attributes')
        return `export const attributes = ${toCode(loadShop(folder).catalogue.attributes.map(asPagesNeed))}`
      if (id === '\0virtual:mark') return `export const mark = ${toCode(withoutFallbacks(loadShop(folder).mark))}`
      if (!['\0virtual:shop', '\0virtual:pharmacy', '\0virtual:terms'].includes(id)) return undefined
      const { shop: all, groups, information } = loadShop(folder)
      const { pharmacy, vatNumber, ordering, ...facts } = all
      // The build alone asks for these, and money is a module of its own.
      const forBuild = {
        $schema: undefined,
        feeds: undefined,
        colours: undefined,
        openingHours: undefined,
        company: undefined,
      }
      // An electronic order is at prices without VAT.
      const { showExVat } = buildMoney(facts.money)
      const shop = { ...facts, ...forBuild, money: undefined, ...(!showExVat && { peppol: undefined }) }
      if (id === '\0virtual:pharmacy')
        return `export const supply = ${toCode({ ...(pharmacy && { pharmacy }), ...(vatNumber && { vatNumber }) })}`
      if (id === '\0virtual:terms') return `export const terms = ${toCode(ordering ?? {})}`
      const names = groups.map(getNames)
      const links = information.map(({ slug, title }) => [slug, title])
      return `export const shop = ${toCode(shop)}\nexport const groups = ${toCode(names)}\nexport const information = ${toCode(links)}\nexport const builtIn = ${getBuildTime().getFullYear()}`
    },
    configureServer(server) {
      const pictures = path.join(folder, 'pictures')
      server.middlewares.use(`${server.config.base}pictures`, sirv(pictures, { dev: true }))
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(server.config.base, '')
        // Icons are rebuilt on every request, so skip anything that is not one.
        if (!/^[\w-]+\.(svg|png)$/.test(name)) return next()
        const { mark } = loadShop(folder)
        buildIcons(folder, mark).then((icons) => {
          const icon = icons.get(name)
          if (icon === undefined) return next()
          response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
          response.end(icon)
        }, next)
      })
      server.watcher.add(folder)
      server.watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** The still life of home and the group of its tint, for pages that have nothing else to show. */
function findHome({ catalogue, groups, shop }: ReturnType<typeof loadShop>) {
  const { picture } = catalogue.entries.find(({ id }) => id === '/') ?? {}
  const group = groups.find(({ id }) => id === shop.introGroup) ?? groups[0]
  return { ...(picture && { picture }), group: group?.id ?? '' }
}

/** The part of a group that is on every page. */
function getNames({ id, title, categories }: Group): GroupNames {
  return { id, title, categories: categories.map(({ id, shortTitle }) => ({ id, shortTitle })) }
}

/** Code that makes an object of texts, numbers, lists and patterns again. */
function toLiteral(data: object): string {
  const members = Object.entries(data).map(([name, value]) => {
    return `${name}: ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`
  })
  return `{ ${members.join(', ')} }`
}

/** Only the build asks for a role of medicines, and only the check whether something is a measure. */
function asPagesNeed({ kind, role, ...attribute }: Attribute): Attribute {
  return {
    ...attribute,
    ...(kind && kind !== 'measure' && { kind }),
    ...(role && role !== 'age' && { role }),
  }
}

/** The mark as pages draw it, which have the tokens that it names. */
function withoutFallbacks({ viewBox, nodes }: Mark): Mark {
  const plain = ([tag, attributes, children]: MarkNode): MarkNode => {
    const own = Object.entries(attributes).map(([name, value]) => [name, value.replace(/^(var\(--[\w-]+),.*$/, '$1)')])
    return [tag, Object.fromEntries(own) as MarkNode[1], children.map(plain)]
  }
  return { viewBox, nodes: nodes.map(plain) }
}

/** Browsers parse JSON.parse of one string faster than the same data as an object literal. */
function toCode(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
}
