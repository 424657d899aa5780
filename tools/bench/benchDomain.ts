import { addMany } from '@shop/core/cart/addMany.ts'
import { type Cart, EMPTY_CART } from '@shop/core/cart/cart.ts'
import { addToCart, type CartLines } from '@shop/core/cart/cartLines.ts'
import { CART_KIND } from '@shop/core/cart/storedCart.ts'
import { growCatalogue } from '@shop/core/fixtures/manyProducts.ts'
import { buildList, viewList } from '@shop/core/listing/list.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { matchLine } from '@shop/core/quickOrder/matchLine.ts'
import { readLines } from '@shop/core/quickOrder/readLines.ts'
import { formatChange, formatMain, parseChange, parseMain } from '@shop/core/stored/kind.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { formatTable, type Row } from './table.ts'

const RUNS = 5

/** Measures what a visitor waits for in `packages/core`, with many lines and many products; gives the report's section. */
export function measureDomain(): string {
  const rows: Row[] = [['what', 'ms', 'at most'], ...measureQuickOrder(), ...measureListing(), ...measureCart()]
  return `Median of ${RUNS}, in Node. A grown catalogue is that of the search (\`packages/core/src/fixtures/manyProducts.ts\`).

${formatTable(rows)}`
}

function measureQuickOrder(): Row[] {
  const products = 50_000
  const catalogue = growCatalogue(loadShop().catalogue, products)
  const index = buildCodeIndex(catalogue)
  const codes = catalogue.products.map(({ sku }) => sku).filter((sku) => sku.length > 4)
  // Two slips each: a letter wrong, and the last one another.
  const unknown = Array.from({ length: 500 }, (_, line) => {
    const code = codes[(line * 97) % codes.length]!
    const at = line % (code.length - 2)
    return `${code.slice(0, at)}Q${code.slice(at + 1, -1)}_Z`
  }).filter((code) => index.find(code).length === 0)
  const today = new Date()
  const match = (texts: readonly string[]) => {
    const { lines } = readLines(texts.join('\n'), index.find)
    for (const [id, line] of lines.entries()) matchLine({ ...line, id, options: {} }, index, today)
  }
  return [
    ['index of the codes of 50,000 products', time(() => buildCodeIndex(catalogue)), ''],
    [`${unknown.length} unknown codes at 50,000 products`, time(() => match(unknown.map((code) => `${code} 2`))), 300],
    [
      '500 known codes at 50,000 products',
      time(() => match(codes.slice(0, 500).map((code) => `please send 2 boxes of ${code}`))),
      300,
    ],
  ]
}

/** Measures the parts of a category besides its cards: facets with their counts, and the sorts. */
function measureListing(): Row[] {
  const { attributes, products } = growCatalogue(loadShop().catalogue, 500)
  return [['facets of a category of 500 products', time(() => viewList(buildList(products, attributes), '')), 50]]
}

/** A change is made, stored and applied again, as another tab does; every line has options, which make its key costly. */
function measureCart(): Row[] {
  const build = (name: string): CartLines =>
    Array.from({ length: 500 }, (_, index) => ({
      slug: `${name}-${index}`,
      options: { Size: 'M', Length: 'Long' },
      quantity: 2,
      price: { incPence: 1200, exPence: 1000 },
    }))
  const cart: Cart = { ...EMPTY_CART, lines: build('product') }
  const text = formatMain(CART_KIND, cart)
  const change = (edit: (lines: CartLines) => CartLines) => () => {
    const [from, to] = CART_KIND.pick(cart, { ...cart, lines: edit(cart.lines) })
    const stored = parseChange(CART_KIND, formatChange(CART_KIND, { from, to }))!
    return CART_KIND.merge(stored.from, stored.to, cart)
  }
  const edits: [string, () => unknown][] = [
    ['read', () => parseMain(CART_KIND, text)],
    ['add to a line', change((lines) => addToCart(lines, lines[499]!))],
    ['add 500 lines together', change((lines) => addMany(lines, lines).lines)],
    ['undo the adding of 500 lines', change(() => [])],
    ['put 500 others in their place', change(() => build('other'))],
  ]
  return edits.map(([what, run]) => [`a cart of 500 lines: ${what}`, time(run), 16])
}

/** The median time of some runs, in milliseconds; a first run is left out, which measures the compiler. */
function time(run: () => unknown): string {
  run()
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!.toFixed(1)
}
