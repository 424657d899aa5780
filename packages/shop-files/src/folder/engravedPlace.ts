import * as v from 'valibot'

const Positive = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** Where a picture shows the engraving: what `tools/pictures/studio/engraving.py` writes; see `EngravedPlace` in the catalogue. */
export const EngravedPlaceSchema = v.strictObject({
  matrix: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(6)),
  height: Positive,
  length: Positive,
  radius: v.pipe(v.number(), v.finite(), v.minValue(0)),
  cut: v.picklist(['dark', 'light']),
})

export type EngravedPlace = v.InferOutput<typeof EngravedPlaceSchema>
