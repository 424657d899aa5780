import * as v from 'valibot'

/** Products by slug, each once. */
export type SlugList = readonly string[]

/** As many products as fit side by side. */
export const MAX_COMPARED = 4

const SlugSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const StoredSchema = v.object({ version: v.literal(1), slugs: v.array(v.unknown()) })

/**
 * Reads a stored list of products, keeping every slug that is one, the first `max` of them. `dropped` counts what was
 * no slug; it is Infinity where nothing could be read. Never throws.
 */
export function parseSlugList(text: string | null, max: number): { slugs: SlugList; dropped: number } {
  if (text === null) return { slugs: [], dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { slugs: [], dropped: Infinity }
  }
  const result = v.safeParse(StoredSchema, stored)
  if (!result.success) return { slugs: [], dropped: Infinity }
  const all = result.output.slugs
  const good = all.filter((slug) => v.is(SlugSchema, slug))
  return { slugs: [...new Set(good)].slice(0, max), dropped: all.length - good.length }
}

/** Writes a list of products as it is stored. */
export function formatSlugList(slugs: SlugList): string {
  return JSON.stringify({ version: 1, slugs })
}
