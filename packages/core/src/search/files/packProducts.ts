import type { Product } from '../../catalogue/catalogue.ts'
import type { Code } from '../codes.ts'
import type { SpeltWord } from './buildLists.ts'
import { packNumbers } from './packedNumbers.ts'
import type { CodesFile, Homes, SpellingsFile } from './searchFiles.ts'

/** Divides the codes among files; equal codes stay in one file. */
export function packCodes(codes: readonly Code[], length: number): CodesFile[] {
  return cut(codes, length, ({ code }) => code).map((file) => ({
    codes: file.map(({ code }) => code).join(','),
    products: packNumbers(file.map(({ index }) => index)),
  }))
}

/** Divides the words that may be meant among files; those of one first letter stay in one file. */
export function packSpellings(spelt: readonly SpeltWord[], length: number): SpellingsFile[] {
  return cut(spelt, length, ({ word }) => word[0]!).map((file) => ({
    words: file.map(({ word }) => word).join(','),
    spellings: file.map(({ word, spelling }) => (spelling === word ? '' : spelling)).join('\n'),
    counts: packNumbers(file.map(({ count }) => count)),
    roles: packNumbers(file.map(({ role }) => role)),
  }))
}

/** Cuts a list into parts of at least `length`; following items with the same key stay together. */
function cut<T>(list: readonly T[], length: number, getKey: (item: T) => string): T[][] {
  const parts: T[][] = []
  for (const item of list) {
    const part = parts.at(-1)
    if (!part || (part.length >= length && getKey(part.at(-1)!) !== getKey(item))) parts.push([item])
    else part.push(item)
  }
  return parts
}

export function packHomes(products: readonly Product[]): Homes {
  const ids = [...new Set(products.flatMap(({ shelves }) => shelves))]
  const places = new Map(ids.map((id, place) => [id, place]))
  const lists = new Map<string, { list: number; of: readonly number[] }>()
  const listOf = ({ shelves }: Product) => {
    const key = shelves.join('\n')
    const known = lists.get(key) ?? { list: lists.size, of: shelves.map((id) => places.get(id)!) }
    lists.set(key, known)
    return known.list
  }
  const packed = packNumbers(products.map(listOf))
  return { ids, lists: [...lists.values()].map(({ of }) => of), places: packed }
}

/** See `StartFile.ranges`. */
export function packRanges(products: readonly Product[]): string {
  const last = new Map<string, number>()
  return packNumbers(
    products.map(({ range }, index) => {
      const before = range === undefined ? undefined : last.get(range)
      if (range !== undefined) last.set(range, index)
      return before === undefined ? 0 : index - before
    }),
  )
}
