import type { Plugin } from 'vite'
import { buildBrandRule } from '@shop/shop-files/colours/brandColours.ts'
import { formatHex } from '@shop/shop-files/colours/oklch.ts'
import { readToken } from '@shop/shop-files/colours/readToken.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { addGroupRules } from './groupRules.ts'

/** Gives the tokens' style sheet, and the browser's own bar, the colours of the shop in `folder`. */
export function coloursPlugin(folder: string): Plugin {
  return {
    name: 'colours',
    // Before Vite makes something else of a style sheet.
    enforce: 'pre',
    transform(code, id) {
      if (!/\/tokens\/tokens\.css$/.test(id)) return null
      const { groups, shop } = loadShop(folder).files
      return { code: addGroupRules(code, groups) + buildBrandRule(shop.colours), map: null }
    },
    transformIndexHtml(html) {
      const [light, dark] = readToken('--paper', loadShop(folder).files.shop.colours).map(formatHex)
      return html.replace('%LIGHT_PAPER%', light!).replace('%DARK_PAPER%', dark!)
    },
  }
}
