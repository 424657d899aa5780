/** The card, in a file of its own: pages read a stored card by it, and carry no other schema of the catalogue. */
import * as v from 'valibot'

/** The name of a picture in `shops/penhallow/pictures`, without size or ending. */
export const PictureName = v.pipe(v.string(), v.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'A picture is named like a slug.'))

/** The seven fields that the specification names. They are also what the browser stores for `/detail`. */
export const CardSchema = v.object({
  img: PictureName,
  discription: v.pipe(v.string(), v.minLength(1), v.maxLength(120, 'Keep a product name within 120 characters.')),
  smalltittle: v.string(),
  lastPrice: v.string(),
  NewPrice: v.string(),
  fromPrice: v.string(),
  sku: v.string(),
})

export type Card = v.InferOutput<typeof CardSchema>
