/** The shape of `information.json`: pages about the shop itself, such as terms, privacy and contact. */
import * as v from 'valibot'
import { Line, Slug } from './schema.ts'

/** The parts of a page that the shop states from its facts and its code (`packages/shop-files/src/information/`). */
const PARTS = ['contact', 'privacy', 'cookies'] as const

const InformationSchema = v.strictObject({
  /** Its address: "terms" stands at "/terms". */
  slug: Slug,
  tittle: Line,
  /** One sentence for search engines: what can be read here. */
  dec: Line,
  /** The shop's own part, above the owner's text. */
  shows: v.optional(v.picklist(PARTS)),
  /** The owner's own text. A page with neither this nor `shows` is not published. */
  text: v.optional(
    v.array(
      v.strictObject({
        tittle: Line,
        /** A paragraph each. */
        dec: v.pipe(v.array(Line), v.minLength(1, 'Write a paragraph here, or leave the section out.')),
      }),
    ),
  ),
})

export const InformationFileSchema = v.array(InformationSchema)

export type InformationRecord = v.InferOutput<typeof InformationSchema>
export type InformationPart = (typeof PARTS)[number]

/** A page that is yet to be written has nothing to read, and is not published. */
export function isPublished({ shows, text = [] }: InformationRecord): boolean {
  return shows !== undefined || text.length > 0
}
