import * as v from 'valibot'
import type { Kind } from './kind.ts'
import { createListRules, mergeName } from './listRules.ts'

/** Products by slug, each once. */
export type SlugList = readonly string[]

/** As many products as fit side by side. */
export const MAX_COMPARED = 4
/** As many products as are shown as viewed recently. */
export const MAX_VIEWED = 12

const SlugSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const StoredSchema = v.object({ version: v.literal(1), slugs: v.array(v.unknown()) })

/** A list of at most `max` products as the browser keeps it; of a longer one the first are read. */
export function createSlugListKind(max: number): Kind<SlugList> {
  return {
    empty: [],
    parse(stored) {
      const result = v.safeParse(StoredSchema, stored)
      if (!result.success) return { value: [], dropped: Infinity }
      const all = result.output.slugs
      const good = all.flatMap((slug) => {
        const result = v.safeParse(SlugSchema, slug)
        return result.success ? [result.output] : []
      })
      return { value: [...new Set(good)].slice(0, max), dropped: all.length - good.length }
    },
    format: (slugs) => ({ version: 1, slugs }),
    rename: (slugs, getSlugNow) =>
      slugs.every((slug) => getSlugNow(slug) === slug) ? slugs : [...new Set(slugs.map(getSlugNow))],
    ...createListRules<string>({ getKey: (slug) => slug, merge: mergeName }, max),
  }
}
