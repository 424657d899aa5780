import { findName } from '../catalogue/noun.ts'
import type { SearchFiles } from './files/openFiles.ts'
import { EXACT_KINDS, KIND_SIGN, NAME_SIGN } from './files/searchFiles.ts'
import { countBits, type Coverage, rankMatches } from './matches.ts'
import { isNaming } from './readPhrases.ts'
import { readExact } from './readWord.ts'
import type { Asked, Named } from './ways.ts'
import { DENIED, listWords } from './words.ts'

/** A query that nothing answers. */
interface Unanswered extends Asked {
  readonly query: string
  readonly named: readonly Named[]
}

/** The products offered, by index, where nothing has all that was asked for. */
export interface Near {
  readonly products: readonly number[]
  /** Only if a word was meant that is spelt nearly so. */
  readonly isGuessed: boolean
}

/**
 * The products that are near to what was asked: of the kind that the query names, or the nearest to what the shop does not
 * sell; never of one that must not be offered beside a word of it, and never a medicine by its noun. Nothing beside a word of
 * another trade, or where the query calls for advice.
 */
export async function listNear({ query, named, ...asked }: Unanswered): Promise<Near> {
  if (asked.said.some(({ role }) => role === 'elsewhere' || role === 'advice')) return NONE
  const naming = listWords(findName(query.toLowerCase()))
  const never = new Set(asked.said.flatMap(({ role, meant }) => (role === 'never' ? meant : [])))
  const exact = new Set((await readExact(asked.files, EXACT_KINDS))?.indices)
  const head = findHead(
    named.filter(({ kind }) => !never.has(kind)),
    naming.length,
    asked,
  )
  if (head.some(({ kind }) => exact.has(kind))) return NONE
  if (head.length > 0) {
    const [barred, denied] = await Promise.all([listBarred(asked.files, never), listDenied(asked)])
    const products = new Set(head.flatMap(({ products }) => [...products]))
    return {
      products: [...products].filter((product) => !barred.has(product) && !denied.has(product)),
      isGuessed: head[0]!.isGuessed,
    }
  }
  const [kind, medicines] = await Promise.all([listByNoun(asked, new Set(naming)), readExact(asked.files, NAME_SIGN)])
  const hidden = new Set(medicines?.indices)
  return { products: kind.filter((product) => !hidden.has(product)), isGuessed: false }
}

const NONE: Near = { products: [], isGuessed: false }

/** A word that may be misspelt names a kind on its own only beside one other word. */
const MAX_WORDS_GUESSED = 2

/**
 * The kinds with the longest name before "for" and the like, the last of several; if there is none, the first named
 * anywhere. Words as typed come before guesses, names before complaints, and what is sold before what is not.
 */
function findHead(named: readonly Named[], length: number, { words, free, said }: Asked): Named[] {
  const count = words.filter((_, at) => !free.has(at)).length
  // Someone who names a product that is not sold does not want another for the same complaint: "eye drops for a red eye".
  const isUnsold = said.some(({ role }) => role === 'instead')
  const order = isUnsold ? (['means', 'instead'] as const) : (['means', 'answers'] as const)
  const sure = named.filter(({ isSure, length: own }) => isSure || own > 1)
  const [kinds = []] = [sure, count <= MAX_WORDS_GUESSED ? named : []]
    .flatMap((some) => order.map((role) => some.filter((one) => one.role === role)))
    .filter((some) => some.length > 0)
  const inName = kinds.filter(({ at, length: own }) => at + own <= length)
  const [head] = inName.sort((a, b) => b.length - a.length || b.at - a.at)
  const { at, length: own } = head ?? kinds[0] ?? {}
  return kinds.filter((one) => one.at === at && one.length === own)
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
