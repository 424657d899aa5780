import { findName } from '../catalogue/noun.ts'
import type { SearchFiles } from './files/openFiles.ts'
import { EXACT_KINDS, KIND_SIGN, NAME_SIGN } from './files/searchFiles.ts'
import { findHead } from './findHead.ts'
import { countBits, type Coverage, rankMatches } from './matches.ts'
import { isNaming } from './readPhrases.ts'
import { readExact } from './readWord.ts'
import type { Asked, Named } from './ways.ts'
import { DENIED, listWords } from './words.ts'

/** A query that nothing answers. */
interface Unanswered extends Asked {
  readonly query: string
  /** See `Gathered`. */
  readonly order: readonly number[]
  readonly named: readonly Named[]
}

/** The products offered, by index, where nothing has all that was asked for. */
export interface Near {
  readonly products: readonly number[]
  /** Only if a word was meant that is spelt nearly so. */
  readonly isGuessed: boolean
  /** They fit one thing: they are near only beside words that make no other of it. */
  readonly isExact: boolean
}

/**
 * The products that are near to what was asked: of the kind that the query names, or the nearest to what the shop does not
 * sell; never of one that must not be offered beside a word of it, and never a medicine by its noun. Nothing beside a word of
 * another trade, or where the query calls for advice.
 */
export async function listNear({ query, order, named, ...asked }: Unanswered): Promise<Near> {
  if (asked.said.some(({ role }) => role === 'elsewhere' || role === 'advice')) return NONE
  const naming = listWords(findName(query.toLowerCase()))
  const never = new Set(asked.said.flatMap(({ role, meant }) => (role === 'never' ? meant : [])))
  const exact = new Set((await readExact(asked.files, EXACT_KINDS))?.indices)
  const isOffered = ({ kind }: Named) => !never.has(kind)
  const isBeforeFor = (at: number) => order[at]! < naming.length
  const nouns = (await listNouns(asked)).filter(isOffered)
  const head = findHead({ ...asked, named: named.filter(isOffered), nouns, isBeforeFor })
  if (head.length > 0) {
    const [barred, denied] = await Promise.all([listBarred(asked.files, never), listDenied(asked)])
    const products = new Set(head.flatMap(({ products }) => [...products]))
    return {
      products: [...products].filter((product) => !barred.has(product) && !denied.has(product)),
      isGuessed: head[0]!.isGuessed,
      isExact: head.some(({ kind }) => exact.has(kind)),
    }
  }
  const [kind, medicines] = await Promise.all([listByNoun(asked, new Set(naming)), readExact(asked.files, NAME_SIGN)])
  const hidden = new Set(medicines?.indices)
  return { products: kind.filter((product) => !hidden.has(product)), isGuessed: false, isExact: false }
}

const NONE: Near = { products: [], isGuessed: false, isExact: false }

/** The kinds of which the query has the noun. */
async function listNouns({ files, said }: Asked): Promise<Named[]> {
  const nouns = said.flatMap(({ role, at, length, meant }) =>
    role === 'noun' ? meant.map((kind) => ({ at, length, kind })) : [],
  )
  const named = nouns.map(async (noun): Promise<Named[]> => {
    const kind = await readExact(files, `${KIND_SIGN}${noun.kind - files.start.meanings.length}`)
    const usual = new Uint32Array()
    return kind ? [{ ...noun, role: 'means', products: kind.indices, usual, isGuessed: false, isSure: true }] : []
  })
  return (await Promise.all(named)).flat()
}

/** The products of kinds that are never offered. Beside what a wider kind is never offered for, a narrower one may be. */
async function listBarred(files: SearchFiles, never: ReadonlySet<number>): Promise<Set<number>> {
  const { meanings } = files.start
  const kinds = await Promise.all(
    [...never].map((number) => readExact(files, `${KIND_SIGN}${number - meanings.length}`)),
  )
  return new Set(kinds.flatMap((kind) => (kind && !kind.isVague ? [...kind.indices] : [])))
}

/** The products whose names and facts have what the query denies: "no alcohol". */
async function listDenied({ files, words, said }: Asked): Promise<Set<number>> {
  // A name may hold a denial: "needle-free connector".
  const isNamed = (index: number) => said.some((one) => isNaming(one) && one.at <= index && index < one.at + one.length)
  const denied = words.flatMap((word, index) =>
    word.startsWith(DENIED) && !isNamed(index) ? [word.slice(DENIED.length)] : [],
  )
  const list = async (word: string) => [...((await readExact(files, word))?.indices ?? [])]
  const found = await Promise.all(
    denied.map(async (word) => {
      const free = new Set(await list(DENIED + word))
      return (await list(word)).filter((product) => !free.has(product))
    }),
  )
  return new Set(found.flat())
}

/**
 * The products that are what a query names by its noun, in a shop that states no kinds: dressings for "inadine dressing 5
 * cm", nothing for "stethoscope amplifier". The noun is the last word of what is named, or stands before words that only
 * describe, such as a colour.
 */
async function listByNoun({ files, words, readings, said }: Asked, naming: ReadonlySet<string>): Promise<number[]> {
  const { idle, meanings } = files.start
  for (const [at, word] of [...words.entries()].reverse()) {
    if (!naming.has(word) || idle.has(word) || /\d/.test(word)) continue
    const meant = said.flatMap((one) =>
      one.at + one.length === at + 1 ? one.meant.flatMap((number) => listWords(meanings[number] ?? '').slice(-1)) : [],
    )
    const names = await Promise.all([word, ...meant].map((noun) => readExact(files, noun + NAME_SIGN)))
    const products = names.flatMap((name) => (name ? [...name.indices] : []))
    if (products.length > 0) return products
    if (!readings.get(word)!.meant.some((meaning) => meaning.word === word)) return []
  }
  return []
}

/** Of these products those that have the same words as the best, best first, and which words those are. */
export function pickNearest({ words, scores }: Coverage, products: readonly number[], most: number) {
  const best = products.reduce((best, product) => {
    const more = countBits(words[product]!) - countBits(words[best]!)
    return more > 0 || (more === 0 && scores[product]! > scores[best]!) ? product : best
  }, products[0] ?? 0)
  const had = products.length > 0 ? words[best]! : 0
  const alike = products.filter((product) => (words[product]! & had) === had)
  return { ...rankMatches(alike, scores, most), had }
}
