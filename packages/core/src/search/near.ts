import { findName } from '../catalogue/noun.ts'
import { KIND_SIGN } from './files/searchFiles.ts'
import { countBits, type Coverage, rankMatches, type Way } from './matches.ts'
import { readExact } from './readWord.ts'
import { findReadings } from './synonyms.ts'
import type { Asked } from './ways.ts'
import { listWords } from './words.ts'

/** A query that nothing answers. */
interface Unanswered extends Asked {
  readonly query: string
  readonly ways: readonly (readonly Way[])[]
}

/**
 * The products that are near to what was asked: of the kind that the query names, or what a phrase in it means ("stop
 * bleeding"). Never a medicine: it is what was asked for, or it is not.
 */
export async function listNear({ query, ways, ...asked }: Unanswered): Promise<readonly number[]> {
  const [kind, medicines] = await Promise.all([
    listKind(asked, new Set(listWords(findName(query)))),
    readExact(asked.files, KIND_SIGN),
  ])
  const meant = ways.flat().flatMap(({ found, length }) => (length > 1 ? [...found.indices] : []))
  const hidden = new Set(medicines?.indices)
  return [...new Set([...kind, ...meant])].filter((product) => !hidden.has(product))
}

/**
 * The products of the kind that a query names by its noun: dressings for "inadine dressing 5 cm", nothing for "stethoscope
 * amplifier". The noun is the last word of what is named, or stands before words that only describe, such as a colour.
 */
async function listKind({ files, synonyms, words, readings }: Asked, naming: ReadonlySet<string>) {
  for (const [at, word] of [...words.entries()].reverse()) {
    if (!naming.has(word) || synonyms.idle.has(word) || /\d/.test(word)) continue
    const meant = words.flatMap((_, start) =>
      findReadings(synonyms, words, start).flatMap((reading) =>
        start + reading.length === at + 1 ? reading.words.slice(-1) : [],
      ),
    )
    const kinds = await Promise.all([word, ...meant].map((noun) => readExact(files, noun + KIND_SIGN)))
    const products = kinds.flatMap((kind) => (kind ? [...kind.indices] : []))
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
