import { findName } from '../catalogue/noun.ts'
import type { SearchFiles } from './files/openFiles.ts'
import { KIND_SIGN, NAME_SIGN } from './files/searchFiles.ts'
import { countBits, type Coverage, rankMatches, type Way } from './matches.ts'
import { readExact } from './readWord.ts'
import type { Asked, Named } from './ways.ts'
import { listWords } from './words.ts'

/** A query that nothing answers. */
interface Unanswered extends Asked {
  readonly query: string
  readonly ways: readonly (readonly Way[])[]
  readonly named: readonly Named[]
}

/** What is offered, by index, where nothing has all that was asked for. */
export interface Near {
  readonly products: readonly number[]
  /** Only if a word was meant that is spelt nearly so. */
  readonly isGuessed: boolean
}

/**
 * The products that are near to what was asked: of the kind that the query names, or the nearest to what the shop does not
 * sell; never of one that must not be offered beside a word of it. A medicine is near only where its kind is named.
 */
export async function listNear({ query, ways, named, ...asked }: Unanswered): Promise<Near> {
  const naming = listWords(findName(query))
  const never = new Set(asked.said.flatMap(({ role, meant }) => (role === 'never' ? meant : [])))
  const head = findHead(
    named.filter(({ kind }) => !never.has(kind)),
    naming.length,
  )
  if (head.length > 0) {
    const barred = await listBarred(asked.files, never)
    const products = new Set(head.flatMap(({ products }) => [...products]))
    return {
      products: [...products].filter((product) => !barred.has(product)),
      isGuessed: head[0]!.isGuessed,
    }
  }
  const [kind, medicines] = await Promise.all([listByNoun(asked, new Set(naming)), readExact(asked.files, NAME_SIGN)])
  const meant = ways.flat().flatMap(({ found, length }) => (length > 1 ? [...found.indices] : []))
  const hidden = new Set(medicines?.indices)
  return { products: [...new Set([...kind, ...meant])].filter((product) => !hidden.has(product)), isGuessed: false }
}

/**
 * The last kinds of what is named, before "for" and the like; else the first of all. What is sold comes before what is
 * not, and what was typed before what may have been meant.
 */
function findHead(named: readonly Named[], length: number): Named[] {
  const isSure = ({ isGuessed, length: own }: Named) => !isGuessed || own > 1
  const isSold = ({ role }: Named) => role !== 'instead'
  const [kinds = []] = [isSure, () => true]
    .flatMap((isGood) => [named.filter((one) => isGood(one) && isSold(one)), named.filter(isGood)])
    .filter((some) => some.length > 0)
  const byEnd = [...kinds].sort((a, b) => a.at + a.length - b.at - b.length || b.at - a.at)
  const head = byEnd.findLast(({ at, length: own }) => at + own <= length) ?? byEnd[0]
  return byEnd.filter(({ at, length: own }) => at === head?.at && own === head.length)
}

/** The products of kinds that are never offered. Beside what a wider kind is never offered for, a narrower one may be. */
async function listBarred(files: SearchFiles, never: ReadonlySet<number>): Promise<Set<number>> {
  const { meanings } = files.start
  const kinds = await Promise.all(
    [...never].map((number) => readExact(files, `${KIND_SIGN}${number - meanings.length}`)),
  )
  return new Set(kinds.flatMap((kind) => (kind && !kind.isVague ? [...kind.indices] : [])))
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
      one.at + one.length === at + 1
        ? one.meant.flatMap((number) => listWords(meanings[number] ?? '').slice(-1))
        : [],
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
  const alike = had === 0 ? [] : products.filter((product) => (words[product]! & had) === had)
  return { ...rankMatches(alike, scores, most), had }
}
