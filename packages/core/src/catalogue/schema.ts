/**
 * The shape of the catalogue's files, in the specification's own field names (`tittle`, `dec`, `discription` …).
 * One schema is the type, the parser and, through `npm run catalogue`, the JSON Schema that an editor completes from.
 */
import * as v from 'valibot'
import { CardSchema, PictureName } from './cardSchema.ts'

export const Slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lower-case letters and digits, joined by single hyphens.'),
)
/** A category id is matched as written; "/" is home. */
const CategoryId = v.pipe(
  v.string(),
  v.regex(/^(\/|[A-Za-z0-9]+([_-][A-Za-z0-9]+)*)$/, 'A category id is letters, digits, hyphens and underscores.'),
)
/** A text that says something. */
export const Line = v.pipe(v.string(), v.trim(), v.minLength(1, 'Write something here or leave the field out.'))

const PackSchema = v.strictObject({
  /** The number of pieces in one SKU. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The unit of measure that is sold: "each", "box", "pack", "roll", "case", "pair", "tube", "bottle" … */
  unit: v.pipe(Line, v.regex(/^[a-z][a-z -]*$/, 'A unit is a lower-case noun, such as "box".')),
  /** The name of the pieces, in the plural, when there is more than one: "gloves", "dressings", "tablets". */
  of: v.optional(Line),
})

/** A choice that the buyer makes, such as "Size"; a cart keeps no longer name or value. */
const OptionSchema = v.strictObject({
  name: v.pipe(Line, v.maxLength(40)),
  values: v.pipe(v.array(v.pipe(Line, v.maxLength(80))), v.minLength(2, 'An option needs two values or more.')),
})

const Gtin = v.pipe(v.string(), v.regex(/^(\d{8}|\d{12,14})$/, 'A GTIN has 8, 12, 13 or 14 digits.'))

/** The codes that others give a product, or one of its variants. A code is written only where its source is certain. */
const CODES = {
  /** The maker's own part number; without it the SKU is the shop's own code. */
  mpn: v.optional(Line),
  /** Of what is sold: one SKU. */
  gtin: v.optional(Gtin),
  /** The case that it is delivered in, and how many SKUs that holds. */
  outer: v.optional(v.strictObject({ gtin: Gtin, packs: v.pipe(v.number(), v.integer(), v.minValue(2)) })),
  /** NHS Supply Chain's product code. */
  nhsCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}\d{2,6}$/, 'An NHS code is like "FTR1234".'))),
  /** The wholesalers' code for pharmacy goods. */
  pipCode: v.optional(v.pipe(v.string(), v.regex(/^\d{7}$/, 'A PIP code has seven digits.'))),
  /** The dictionary of medicines and devices: the identifier of the medicine, from any maker, or of one pack. */
  dmd: v.optional(v.pipe(v.string(), v.regex(/^\d{6,18}$/, 'A dm+d identifier has 6 to 18 digits.'))),
}

/** One choice of a product's options: what is left out is as it is for the product. */
const VariantSchema = v.strictObject({
  /** One value of each option. */
  choice: v.record(v.string(), v.string()),
  sku: v.optional(Line),
  NewPrice: v.optional(v.string()),
  fromPrice: v.optional(v.string()),
  lastPrice: v.optional(v.string()),
  pack: v.optional(PackSchema),
  img: v.optional(PictureName),
  ...CODES,
})

export const ProductSchema = v.strictObject({
  slug: Slug,
  ...CardSchema.entries,
  /** Left out or empty, it is the picture that is named by the slug, if there is one. */
  img: v.optional(PictureName, ''),
  /** The mark on the pack, where `smalltittle` is not it: "Purell" by Gojo. What one product is called is no brand. */
  brand: v.optional(Line),
  /** Its kind in `kinds.json`. */
  kind: v.optional(Slug),
  /** One to three sentences for the detail page: what it is and what it is for. */
  about: Line,
  pack: PackSchema,
  /** Packs are sold only in whole multiples of this: 10 = in tens. Left out where they are sold singly. */
  multiple: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(2, 'Leave "multiple" out where single packs are sold.'),
      v.maxValue(1000),
    ),
  ),
  /** Facts that goods are chosen by, by their ids in `attributes.json`. One that is not known is left out, never guessed. */
  attributes: v.record(v.string(), Line),
  options: v.optional(v.array(OptionSchema)),
  /** The value of an option that its picture shows; left out where all look alike, or the picture shows each. */
  shown: v.optional(Line),
  /** The variants, one for each choice; all of them, or none (docs/decisions/0018). */
  variants: v.optional(v.array(VariantSchema)),
  /** Products that differ only in colour or size share a range. */
  range: v.optional(Slug),
  /** CSS colour of the swatch, for a product with a colour. */
  swatch: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'A swatch is a colour such as "#1d2f57".'))),
  /** Medicines only: GSL = general sale list, P = pharmacy medicine. Prescription-only medicines are not sold. */
  legalClass: v.optional(v.picklist(['GSL', 'P'])),
  ...CODES,
  engravable: v.optional(v.boolean()),
  /** Slugs of products that go with this one. */
  goesWith: v.optional(v.array(Slug)),
})

/** A table of a category's goods by a few facts, closed until it is opened. */
const GlanceSchema = v.strictObject({
  /** The words that open it; without them, "At a glance". */
  tittle: v.optional(Line),
  /** The kinds in it, by their ids; without them, all goods of the category. */
  kinds: v.optional(v.pipe(v.array(Slug), v.minLength(1, 'Name a kind or more, or leave "kinds" out.'))),
  /** Its columns, by the ids of attributes. */
  facts: v.pipe(v.array(Line), v.minLength(1, 'Name a fact or more, or leave "glance" out.')),
})

const TileSchema = v.strictObject({
  id: v.string(),
  img: v.string(),
  tittle: v.string(),
  dec: v.optional(v.string()),
})

export const CategorySchema = v.strictObject({
  $schema: v.optional(v.string()),
  id: CategoryId,
  tittle: Line,
  /** A shorter title for menus and tiles, where the group's name gives the rest. */
  shortTittle: v.optional(Line),
  dec: Line,
  /** Half a line under the title in menus: what is inside. */
  inside: Line,
  /** Left out or empty, it is the picture that is named by the id, as in "hero-bins", if there is one. */
  img: v.optional(PictureName, ''),
  /** A second banner picture; empty where there is no advert. */
  add: PictureName,
  /** The words of the advert, which go with `add`. */
  advert: v.optional(v.strictObject({ tittle: Line, dec: Line, id: v.string(), action: v.optional(Line) })),
  SecondSection: v.array(TileSchema),
  /** The text of a category that sells nothing. */
  text: v.optional(v.array(v.strictObject({ tittle: Line, dec: Line }))),
  /** Slugs of products, in the order of the page. */
  product: v.array(Slug),
  /** A table that compares its goods. */
  glance: v.optional(GlanceSchema),
  /** Of a category of clothes: whom they are for, in the words of Google's feed. */
  ageGroup: v.optional(v.picklist(['newborn', 'infant', 'toddler', 'kids', 'adult'])),
})

const GroupSchema = v.strictObject({
  id: Slug,
  tittle: Line,
  dec: Line,
  /** The hue of its colour, in degrees of OKLCH (20 red, 140 green, 260 blue), or "none" for grey; without it, one by its place in the list. */
  hue: v.optional(v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(360)), v.literal('none')])),
  /** Ids of categories, in the order of the menu. */
  categories: v.pipe(
    v.array(CategoryId),
    v.minLength(1, 'A group needs a category. Put one into it, or remove the group.'),
  ),
})

/** A day as in ISO 8601: "2027-01-31". */
const Day = v.pipe(v.string(), v.isoDate('Write a day as "2027-01-31".'))

/** A change to a product since its record was written: an owner edits this file, and not the product's. */
const StatusSchema = v.strictObject({
  /** The product. */
  slug: Slug,
  /** It cannot be ordered before this day. */
  availableFrom: v.optional(Day),
  /** It cannot be ordered before this day; until then the shop has none to sell. */
  suspendedUntil: v.optional(Day),
  /** True where it is sold no more. */
  discontinued: v.optional(v.boolean()),
  /** The slug of what takes its place. On its own: it is being phased out, and can still be ordered. */
  replacedBy: v.optional(Slug),
})

/** An address of the shop's own, from its first slash; of what is no page, no address is read. */
const PagePath = v.pipe(
  v.string(),
  v.regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'Write an address as "/gloves" or "/detail/nitrile-gloves".'),
)

/**
 * An address that is gone, and the page that visitors find instead. A product that leads to a product is the same one
 * under another slug, also in the carts and lists that visitors have kept, unless it is a `successor`.
 */
const MovedSchema = v.strictObject({ from: PagePath, to: PagePath, successor: v.optional(v.literal(true)) })

/** A change to the shop, in the owner's words, for those who follow its feed. */
const ChangeSchema = v.strictObject({ date: Day, tittle: Line, dec: Line, path: v.optional(PagePath) })

/**
 * The words that people use, and the shop's own words for them; words without a meaning are ignored in a search. It states
 * that what is `unsold` is not sold, and never takes it for a misspelt word. Beside words from `elsewhere`, which are of
 * another trade, it offers nothing as near. Words that only describe (`describes`), such as colours and packs, make no other
 * kind of goods; those that are `alike`, such as "pill" and "tablet", stand for one another inside a name. Beside those
 * that call for `advice` it gives that first, and offers nothing as near. Words of an age, "#" for its number, bar the
 * medicines that nobody of that age may take, and call for the advice in `ages`.
 */
export const SynonymsFileSchema = v.array(
  v.pipe(
    v.strictObject({
      means: v.optional(Line),
      unsold: v.optional(v.literal(true)),
      elsewhere: v.optional(v.literal(true)),
      describes: v.optional(v.literal(true)),
      alike: v.optional(v.literal(true)),
      advice: v.optional(Line),
      ages: v.optional(Line),
      say: v.array(Line),
    }),
    v.check(
      (record) => Object.keys(record).length <= 2,
      'Keep one of means, unsold, elsewhere, describes, alike, advice and ages.',
    ),
  ),
)

/** Names or words, separated by commas. */
const Names = v.optional(Line)

/** A kind of product: buyers have one name for it, and only size, colour and maker tell one from another. */
const KindSchema = v.strictObject({
  id: Slug,
  /** As a heading says it: "Foley catheters". */
  name: Line,
  /** The wider kinds that it is one of, by their ids. */
  of: Names,
  /** Names of exactly this kind. */
  means: Names,
  /** Tasks and complaints that it is right for. */
  answers: Names,
  /** Goods that the shop does not sell, to which this kind is nearest. */
  instead: Names,
  /** Beside these words the kind is never offered as near. */
  never: Names,
  /** Facts that all goods of the kind must state, by the ids of attributes. */
  asks: Names,
  /** Words of a warning, one of which all goods of the kind must have in their description. */
  says: Names,
  /** Kinds without which it is of no use, by their ids: one is sold, and goods of the kind name it as going with them. */
  needs: Names,
  /**
   * Goods of the kind, by their slugs, that who asks for it and says no more means. Several differ in what nobody leaves
   * unsaid, such as a size.
   */
  usual: Names,
  /** A wrong offer of it could do harm: it is found by its own names and those of its wider kinds alone. */
  fenced: v.optional(v.literal(true)),
  /** It fits one thing only, so nothing else will do: it is never offered as near. */
  exact: v.optional(v.literal(true)),
})
export const KindsFileSchema = v.array(KindSchema)

/** A table beside the choice on a product's page: its sizes in centimetres, or which of them is for what. */
const GuideSchema = v.strictObject({
  id: Slug,
  /** The heading that opens it: "Size guide". */
  tittle: Line,
  /** One or two sentences before the table: how to measure, or a warning. */
  dec: v.optional(Line),
  /** The kinds of goods that show it, by their ids in `kinds.json`; the narrower kinds of each do too. */
  kinds: v.optional(v.array(Slug)),
  /** Slugs of single products that show it. */
  products: v.optional(v.array(Slug)),
  /** The headings; the first column names its row, best in the words of the option: "XL". */
  columns: v.pipe(v.array(Line), v.minLength(2, 'A table needs two columns or more.')),
  /** The rows, with a cell for each column; "–" where there is nothing to say. */
  rows: v.pipe(v.array(v.array(Line)), v.minLength(1, 'A table needs a row. Write one, or remove the guide.')),
  /** The source of its figures: a standard, a published guide or the maker. */
  source: v.optional(Line),
})
export const GuidesFileSchema = v.array(GuideSchema)
export const GroupsFileSchema = v.array(GroupSchema)
export const StatusFileSchema = v.array(StatusSchema)
export const MovedFileSchema = v.array(MovedSchema)
export const ChangesFileSchema = v.array(ChangeSchema)

export type VariantRecord = v.InferOutput<typeof VariantSchema>
export type ProductRecord = v.InferOutput<typeof ProductSchema>
export type CategoryRecord = v.InferOutput<typeof CategorySchema>
export type GroupRecord = v.InferOutput<typeof GroupSchema>
export type StatusRecord = v.InferOutput<typeof StatusSchema>
export type MovedRecord = v.InferOutput<typeof MovedSchema>
export type ChangeRecord = v.InferOutput<typeof ChangeSchema>
export type GuideRecord = v.InferOutput<typeof GuideSchema>
export type KindRecord = v.InferOutput<typeof KindSchema>
export type SynonymRecord = v.InferOutput<typeof SynonymsFileSchema>[number]
