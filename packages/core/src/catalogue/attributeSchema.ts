/** The shape of `attributes.json`: which facts a shop states of its goods. The engine knows none of them by name. */
import * as v from 'valibot'
import { Line } from './schema.ts'

/** The roles that the shop's own rules know, each of which one attribute may have. */
const ROLES = ['form', 'use', 'user', 'fits', 'substance', 'age', 'gender'] as const

const AttributeSchema = v.strictObject({
  /** Names it in records and in addresses. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][A-Za-z0-9]*$/, 'An id is letters and digits, the first a small letter: "tubeLength".'),
    v.check((id) => !(id in {}), 'JavaScript has a use of its own for this word. Choose another.'),
  ),
  /** The name on pages. An option of a product that has this name is filtered with it. */
  label: v.pipe(Line, v.maxLength(40)),
  /** Colours and sizes tell goods apart and are asked for first; a finish is only a look; a measure has an order. */
  kind: v.optional(v.picklist(['text', 'colour', 'finish', 'size', 'measure'])),
  /** Of a measure: its unit, where that is none of ml, L, mm, cm, m, g, kg and gsm. */
  unit: v.optional(v.pipe(Line, v.regex(/^[A-Za-z]+$/, 'A unit is letters alone, such as "lm".'))),
  /** Of a measure: what one with more of it is, and one with less: "larger", "smaller". */
  more: v.optional(Line),
  less: v.optional(Line),
  /** All that it may say, in the order of a filter; without it, anything. */
  values: v.optional(v.pipe(v.array(Line), v.minLength(2, 'Name two values or more, or leave "values" out.'))),
  /** True where goods may state several of its values, with commas between: "Light, Moderate". */
  several: v.optional(v.boolean()),
  /** True where goods that state it can be filtered by it even if all of them say the same. */
  filter: v.optional(v.boolean()),
  /** True where it tells the goods of one range apart, as colours and sizes do. */
  range: v.optional(v.boolean()),
  /** True where pictures are described by it, as by colours and sizes. */
  picture: v.optional(v.boolean()),
  /** True where a difference in it is told before all others, in its own words: "contains latex". */
  warns: v.optional(v.boolean()),
  /**
   * Its meaning to the shop's rules: the `form` goods come in, the `use` they are for, their `user`, the thing they
   * must fit (`fits`), of a medicine the `substance` and the least `age`, and of clothes the `gender` that they are cut
   * for: "Women’s", "Men’s" or "Unisex".
   */
  role: v.optional(v.picklist(ROLES)),
})

export const AttributesFileSchema = v.array(AttributeSchema)

/** A fact that goods are chosen by. */
export type Attribute = v.InferOutput<typeof AttributeSchema>
