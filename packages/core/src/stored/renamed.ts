/** Gives the slug that a product has now; any other text as it is. */
export type GetSlugNow = (slug: string) => string

/**
 * Lines with the slugs that their products have now: the same array where none has another. `merge` brings lines
 * together that have become the same.
 */
export function renameLines<T extends { readonly slug: string }>(
  lines: readonly T[],
  getSlugNow: GetSlugNow,
  merge: (lines: readonly T[]) => readonly T[],
): readonly T[] {
  if (lines.every(({ slug }) => getSlugNow(slug) === slug)) return lines
  return merge(lines.map((line) => ({ ...line, slug: getSlugNow(line.slug) })))
}
