/** The ward's order in each shop, and its cost by the catalogue's files. Nothing of the shop's own code is used. */
import type { Locator, Page } from '@playwright/test'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { SHOPS } from '../shops.ts'
import { addUp, type OrderFacts, type PricedLine } from './orderFiles.ts'
import { readCatalogue } from './readCatalogue.ts'

interface Wanted {
  readonly product: ProductRecord
  /** As it is pasted; the shop raises it to what is sold. */
  readonly quantity: number
}

/** A line that the shop cannot read at once, and what the buyer does about it. */
interface WrongLine extends Wanted {
  readonly place: number
  readonly text: string
  readonly fix: (page: Page, line: Locator) => Promise<unknown>
}

/** A ward's order of one shop. */
export interface Ward {
  readonly name: string
  readonly baseURL: string
  /** A line that the receiver has in the cart already; the ward orders more of it. */
  readonly own: Wanted
  readonly wrong: readonly WrongLine[]
  /** The pasted text, of as many lines as `wanted`. */
  readonly text: string
  readonly wanted: readonly Wanted[]
  /** Words of the form that ask for what only this shop offers. */
  readonly words: Readonly<Record<string, string>>
  /** True where the shop is in the Peppol network. */
  readonly hasPeppol: boolean
}

const LINES = 40
const SEPARATORS = ['\t', ',', ';', ' ']

function readPence(text: string): number {
  const [, pounds, pence = '00'] = /([\d,]+)(?:\.(\d\d))?$/.exec(text.trim())!
  return Number(pounds!.replaceAll(',', '')) * 100 + Number(pence)
}

const getQuantity = ({ product, quantity }: Wanted) =>
  Math.ceil(quantity / (product.multiple ?? 1)) * (product.multiple ?? 1)

/** The total of a cart's lines: a product that is there twice is added up where it was first. */
export function sumUp(wanted: readonly Wanted[]): OrderFacts {
  const lines = new Map<string, PricedLine>()
  for (const line of wanted) {
    const { slug, sku, discription, NewPrice, fromPrice } = line.product
    const quantity = (lines.get(slug)?.quantity ?? 0) + getQuantity(line)
    const [unitEx, unitInc] = [readPence(fromPrice), readPence(NewPrice)]
    lines.set(slug, { sku, title: discription, quantity, unitEx, unitInc, lineEx: unitEx * quantity })
  }
  return addUp([...lines.values()])
}

/** The total of an order of these lines: the pharmacy's part is after the shop's. */
export function sumUpOrder(wanted: readonly Wanted[]): OrderFacts {
  const isPharmacys = ({ product }: Wanted) => product.legalClass === 'P'
  return sumUp([...wanted.filter((line) => !isPharmacys(line)), ...wanted.filter(isPharmacys)])
}

function buildWard(
  facts: Pick<Ward, 'name' | 'baseURL' | 'words' | 'hasPeppol'>,
  good: readonly ProductRecord[],
  wrong: readonly WrongLine[],
): Ward {
  const step = Math.max(1, Math.floor(good.length / LINES))
  const wanted: Wanted[] = Array.from({ length: LINES }, (_, index) => ({
    product: good[(index * step) % good.length]!,
    quantity: 1 + ((index * 7) % 12),
  }))
  const texts = wanted.map(({ product, quantity }, index) => {
    const parts = [product.sku, quantity]
    return (index % 3 === 0 ? parts.reverse() : parts).join(SEPARATORS[index % SEPARATORS.length])
  })
  for (const line of wrong) {
    wanted[line.place - 1] = line
    texts[line.place - 1] = line.text
  }
  return { ...facts, own: { product: wanted[1]!.product, quantity: 3 }, wrong, wanted, text: texts.join('\n') }
}

/** A product in this size, with what that has of its own. */
function findVariant(product: ProductRecord, size: string): ProductRecord {
  return { ...product, ...product.variants!.find(({ choice }) => choice['Size'] === size) } as ProductRecord
}

const press = (line: Locator, name: RegExp) => line.getByRole('button', { name }).click()

function buildRealWard(): Ward {
  const { products } = readCatalogue('shops/penhallow')
  const find = (sku: string) => products.find((product) => product.sku === sku)!
  return buildWard(
    { name: 'the real shop', baseURL: SHOPS.main.url, words: {}, hasPeppol: false },
    // A ward's quantities of these would be more than one order may hold.
    products.filter(
      ({ sku, options, attributes }) =>
        sku !== '' && !options && !/aspirin|paracetamol/i.test(String(attributes?.['activeIngredient'])),
    ),
    [
      {
        ...{ place: 7, text: 'HEM-7155-F\t1', product: find('HEM-7155-E'), quantity: 1 },
        fix: (_, line) => press(line, /HEM-7155-E/),
      },
      {
        ...{ place: 19, text: 'HEM-7121J-E,2 or 3', product: find('HEM-7121J-E'), quantity: 2 },
        fix: (page) => page.getByRole('textbox', { name: 'Quantity of line 19' }).fill('2'),
      },
      {
        ...{ place: 33, text: '2;SUN-SCR', product: findVariant(find('SUN-SCR'), '4 panel'), quantity: 2 },
        fix: (_, line) => press(line, /^4 panel$/),
      },
    ],
  )
}

/** This shop sells few products, so most lines come again and add up; one of them is sold in tens. */
function buildQuirksWard(): Ward {
  const { products } = readCatalogue('shops/quirks')
  const find = (slug: string) => products.find((product) => product.slug === slug)!
  const good = ['oximeter-plain', 'odd-price-comma', 'odd-price-old', 'markup-in-name', 'long-name', 'sold-in-tens']
  return buildWard(
    {
      ...{ name: 'a shop in the Peppol network', baseURL: SHOPS.quirks.url, hasPeppol: true },
      words: { 'Scheme of your identifier': '9932', 'Your Peppol identifier': 'GB123456789' },
    },
    good.map(find),
    [
      {
        ...{ place: 7, text: 'OX-11 4', product: find('oximeter-plain'), quantity: 4 },
        fix: (_, line) => press(line, /OX-1/),
      },
      {
        ...{ place: 19, text: 'OX-4;-1', product: find('oximeter-no-picture'), quantity: 5 },
        fix: (page) => page.getByRole('textbox', { name: 'Quantity of line 19' }).fill('5'),
      },
      {
        ...{ place: 33, text: 'ST-1,2', product: find('stethoscope-same-sku'), quantity: 2 },
        fix: (_, line) => press(line, /^ST-1 The same/),
      },
    ],
  )
}

/** The ward of each shop. */
export const WARDS: readonly Ward[] = [buildRealWard(), buildQuirksWard()]
