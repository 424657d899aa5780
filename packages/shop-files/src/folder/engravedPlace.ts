import * as v from 'valibot'

const Positive = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** The place of the engraving in a picture, from `tools/pictures/studio/engraving.py`; see `EngravedPlace`. */
export const EngravedPlaceSchema = v.strictObject({
  matrix: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(6)),
  height: Positive,
  length: Positive,
  radius: v.pipe(v.number(), v.finite(), v.minValue(0)),
  cut: v.picklist(['dark', 'light']),
})

export type EngravedPlace = v.InferOutput<typeof EngravedPlaceSchema>
