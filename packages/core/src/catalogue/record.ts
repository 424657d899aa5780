/**
 * The boundary to the specification's own field names: with `storedCard.ts` the only module that reads and writes `tittle`,
 * `dec`, `img`, `add`, `SecondSection`, `product`, `discription`, `smalltittle`, `lastPrice`, `NewPrice` and `fromPrice`.
 */
import { groupByKeys } from '../base/group.ts'
import { hasVat, parsePrice, type Price } from '../money/price.ts'
import { type Attributes, readRole } from './attributes.ts'
import {
  type Catalogue,
  type CategoryEntry,
  type Choice,
  type Codes,
  findProducts,
  type Group,
  type Guide,
  listEntries,
  type Product,
  type Tile,
  type Variant,
} from './catalogue.ts'
import { buildListAbove } from './kinds.ts'
import type { Pictures } from './pictures.ts'
import type { CategoryRecord, GroupRecord, GuideRecord, KindRecord, ProductRecord, VariantRecord } from './schema.ts'
import type { ProductStatus } from './status.ts'
import { countSubstances, type Medicine } from './substances.ts'
import { listChoices } from './variants.ts'

/** Replaces a price that the catalogue check refuses; such a record is never built into a page. */
const NO_PRICE: Price = { pence: 0, isFrom: false }

interface ProductPlace {
  /** The colours of its range. */
  readonly swatches: readonly string[]
  readonly shelves: readonly string[]
  readonly status: ProductStatus | undefined
}

function buildProduct(
  record: ProductRecord,
  { swatches, shelves, status }: ProductPlace,
  pictures: Pictures,
  attributes: Attributes,
): Product {
  const priceIncVat = parsePrice(record.NewPrice) ?? NO_PRICE
  const lastPrice = parsePrice(record.lastPrice)
  const tone = pictures.findTone(record.img)
  const views = pictures.listViews(record.img)
  const engraving = record.engravable && pictures.findEngraving(record.img)
  const medicine = readMedicine(record, attributes)
  const counted = countSubstances(medicine, record.pack)
  const age = record.legalClass && medicine.age
  // An old price that is not above the current price is no saving.
  const oldPrice = lastPrice && lastPrice.pence > priceIncVat.pence ? lastPrice : undefined
  return {
    slug: record.slug,
    title: record.discription,
    supplier: record.smalltittle,
    picture: pictures.getFile(record.img),
    ...(tone && { tone }),
    sku: record.sku.trim(),
    priceIncVat,
    priceExVat: parsePrice(record.fromPrice) ?? (hasVat() ? NO_PRICE : priceIncVat),
    ...(oldPrice && { oldPrice }),
    pack: buildPack(record.pack),
    ...(record.multiple && { multiple: record.multiple }),
    ...(record.options && { options: record.options }),
    ...(record.shown && { shown: record.shown }),
    ...(record.variants && { variants: buildVariants(record, pictures, medicine) }),
    ...(record.legalClass && { legalClass: record.legalClass }),
    ...(age && { age }),
    ...(counted && { counted }),
    ...(status && { status }),
    ...(swatches.length > 1 && { swatches }),
    about: record.about,
    ...(pictures.isIllustration(record.img, record.smalltittle) && { isIllustration: true }),
    ...(views.length > 0 && { views }),
    attributes: record.attributes,
    ...(record.brand && { brand: record.brand }),
    ...(record.kind && { kind: record.kind }),
    ...buildCodes(record),
    ...(record.engravable && { engravable: true }),
    ...(engraving && { engraving }),
    ...(record.range && { range: record.range }),
    ...(record.swatch && { swatch: record.swatch }),
    ...(record.goesWith && { goesWith: record.goesWith }),
    shelves,
  }
}

/** Reads the facts of a medicine from the attributes that have these roles in the shop. */
export function readMedicine({ attributes: facts }: ProductRecord, attributes: Attributes) {
  const [substance, form, age] = (['substance', 'form', 'age'] as const).map((role) =>
    readRole(attributes, facts, role),
  )
  return { substance, form, age }
}

function buildPack({ count, unit, of }: ProductRecord['pack']): Product['pack'] {
  return { count, unit, ...(of && { of }) }
}

function buildCodes({ mpn, gtin, outer, nhsCode, pipCode, dmd }: VariantRecord | ProductRecord): Codes {
  return {
    ...(mpn && { mpn }),
    ...(gtin && { gtin }),
    ...(outer && { outer }),
    ...(nhsCode && { nhsCode }),
    ...(pipCode && { pipCode }),
    ...(dmd && { dmd }),
  }
}

/** In the order of the choices; the catalogue check refuses a product that lacks one. */
function buildVariants(record: ProductRecord, pictures: Pictures, medicine: Medicine): Variant[] {
  const { options = [], variants = [] } = record
  const byChoice = new Map(variants.map((variant) => [nameChoice(variant.choice, options), variant]))
  return listChoices(options).map((choice) => {
    const variant = byChoice.get(nameChoice(choice, options))
    return variant ? buildVariant(variant, pictures, medicine) : {}
  })
}

function nameChoice(choice: Choice, options: NonNullable<ProductRecord['options']>): string {
  return JSON.stringify(options.map(({ name }) => choice[name]))
}

function buildVariant(record: VariantRecord, pictures: Pictures, medicine: Medicine): Variant {
  const [priceIncVat, priceExVat, oldPrice] = [record.NewPrice, record.fromPrice, record.lastPrice].map((price = '') =>
    parsePrice(price),
  )
  const exVat = priceExVat ?? (hasVat() ? undefined : priceIncVat)
  const { img, pack } = record
  const counted = pack && countSubstances(medicine, pack)
  const tone = img && pictures.findTone(img)
  return {
    ...(record.sku && { sku: record.sku }),
    ...(priceIncVat && exVat && { priceIncVat, priceExVat: exVat }),
    ...(oldPrice && { oldPrice }),
    ...(pack && { pack: buildPack(pack) }),
    ...(counted && { counted }),
    ...(img && { picture: pictures.getFile(img), views: pictures.listViews(img) }),
    ...(tone && { tone }),
    ...buildCodes(record),
  }
}

function buildTiles(tiles: CategoryRecord['SecondSection'], pictures: Pictures): Tile[] {
  return tiles
    .filter((tile) => tile.id !== '' && tile.tittle !== '')
    .map((tile) => ({ id: tile.id, title: tile.tittle, note: tile.dec ?? '', picture: pictures.getFile(tile.img) }))
}

function buildEntry(record: CategoryRecord, pictures: Pictures): CategoryEntry {
  const { advert, glance } = record
  return {
    id: record.id,
    title: record.tittle,
    shortTitle: record.shortTittle ?? record.tittle,
    description: record.dec,
    inside: record.inside,
    picture: pictures.getFile(record.img),
    ...(advert && {
      advert: {
        id: advert.id,
        action: advert.action ?? 'See the range',
        title: advert.tittle,
        description: advert.dec,
        picture: pictures.getFile(record.add),
      },
    }),
    ...(record.text && { text: record.text.map(({ tittle, dec }) => ({ title: tittle, description: dec })) }),
    ...(glance && {
      glance: {
        title: glance.tittle ?? 'At a glance',
        ...(glance.kinds && { kinds: glance.kinds }),
        facts: glance.facts,
      },
    }),
    tiles: buildTiles(record.SecondSection, pictures),
    slugs: record.product,
  }
}

interface BuildFacts {
  readonly attributes?: Attributes
  readonly guides?: readonly GuideRecord[]
  readonly kinds?: readonly KindRecord[]
  readonly findStatus?: (record: ProductRecord) => ProductStatus | undefined
}

/**
 * Builds the catalogue from records that have been parsed. Repeats, empty SKUs and empty tiles are expected. The status
 * of a record comes from `buildStatuses`, which no page needs. Products of one category stand together, since they are
 * bought, and loaded, together.
 */
export function buildCatalogue(
  categories: readonly CategoryRecord[],
  products: readonly ProductRecord[],
  pictures: Pictures,
  { attributes = [], guides = [], kinds = [], findStatus = () => undefined }: BuildFacts = {},
): Catalogue {
  const swatches = new Map<string, Set<string>>()
  for (const { range, swatch } of products) {
    if (range && swatch) swatches.set(range, (swatches.get(range) ?? new Set()).add(swatch))
  }
  const shelves = new Map<string, Set<string>>()
  for (const { id, product } of categories) {
    if (id !== '/') for (const slug of product) shelves.set(slug, (shelves.get(slug) ?? new Set()).add(id))
  }
  const built = products.map((record) =>
    buildProduct(
      record,
      {
        swatches: [...(swatches.get(record.range ?? '') ?? [])],
        shelves: [...(shelves.get(record.slug) ?? [])],
        status: findStatus(record),
      },
      pictures,
      attributes,
    ),
  )
  return {
    attributes,
    entries: categories.map((record) => buildEntry(record, pictures)),
    products: [...groupByKeys(built, ({ shelves }) => [shelves[0] ?? '']).values()].flat(),
    guides: buildGuides(guides, kinds),
  }
}

function buildGuides(guides: readonly GuideRecord[], kinds: readonly KindRecord[]): Guide[] {
  const listAbove = buildListAbove(kinds)
  return guides.map(({ id, tittle, dec, kinds: named = [], products = [], columns, rows, source }) => ({
    table: {
      ...{ id, title: tittle, columns, rows },
      ...(dec !== undefined && { description: dec }),
      ...(source !== undefined && { source }),
    },
    kinds: kinds.flatMap(({ id }) => (listAbove(id).some((above) => named.includes(above)) ? [id] : [])),
    products,
  }))
}

/** Builds the menu's groups; a category without an entry is left out. Pictures are those of the home page's tiles. */
export function buildGroups(groups: readonly GroupRecord[], catalogue: Catalogue): Group[] {
  const tiles = listEntries(catalogue, '/')[0]?.tiles ?? []
  return groups.map((group) => ({
    id: group.id,
    title: group.tittle,
    description: group.dec,
    categories: group.categories.flatMap((id) => {
      const entries = listEntries(catalogue, id)
      const [entry] = entries
      if (!entry) return []
      const { title, shortTitle, inside } = entry
      const picture = tiles.find((tile) => tile.id === id)?.picture ?? entry.picture
      const slugs = entries.flatMap((each) => each.slugs)
      return [{ id, title, shortTitle, inside, picture, count: new Set(findProducts(catalogue, slugs)).size }]
    }),
  }))
}
