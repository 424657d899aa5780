/** Products on a page: a number that 2, 3, 4 and 6 columns fill. */
export const PAGE_SIZE = 24
/** Page buttons shown (specification, 9: a five-button window). */
export const WINDOW_SIZE = 5
/** No listing has more pages; a larger number in an address is a mistake. */
const MAX_PAGE_DIGITS = 6

/** The number of pages of a list; an empty list has one. */
export function countPages(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Reads the page in an address's query, from 1; anything that is no page is the first. */
export function parsePage(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? ''
  return /^[1-9]\d*$/.test(text) && text.length <= MAX_PAGE_DIGITS ? Number(text) : 1
}

/** The page numbers that are offered side by side: `page` in the middle, as far as there are pages on both sides. */
export function buildPageWindow(page: number, pageCount: number, size = WINDOW_SIZE): number[] {
  const length = Math.min(size, pageCount)
  const start = Math.min(Math.max(1, page - Math.floor(size / 2)), pageCount - length + 1)
  return Array.from({ length }, (_, index) => start + index)
}

/** The query with another page in it, with its "?", and all else as it was. */
export function setPage(query: string, page: number): string {
  const params = new URLSearchParams(query)
  params.delete('page')
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params.toString()}` : ''
}

/** The part of the list that a page shows; a page beyond the last is the last. */
export function slicePage<T>(list: readonly T[], page: number, size = PAGE_SIZE): readonly T[] {
  const first = (Math.min(page, countPages(list.length, size)) - 1) * size
  return list.slice(first, first + size)
}
