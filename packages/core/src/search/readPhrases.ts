import { listFiles, type SearchFiles } from './files/openFiles.ts'
import { PHRASE_SIGNS, PHRASES_END } from './files/searchFiles.ts'
import { findInsertionIndex } from './postings.ts'

type Role = keyof typeof PHRASE_SIGNS
/** The roles of a phrase that names goods or a complaint. */
export type NamingRole = 'means' | 'answers' | 'instead'

/** A run of words in the query that people say. */
export interface Said {
  readonly role: Role
  /** The index of its first word in the query, and the number of words that it covers. */
  readonly at: number
  readonly length: number
  /** Numbers of what it means: texts of the start, then kinds. None where the shop only knows that it does not sell it. */
  readonly meant: readonly number[]
  /** Its words stand in another order ("electrode, ECG"), apart, or in other forms. */
  readonly isLoose?: boolean
}

/** The role that a sign stands for. */
export const ROLES_BY_SIGN = new Map(Object.entries(PHRASE_SIGNS).map(([role, sign]) => [sign as string, role as Role]))
/** Parts of "eyewash" and of "en455". */
const MIN_PART = 3
const MIN_PART_BEFORE_FIGURES = 2

/** The phrases that stand in these words, however they are joined or split: "eye wash" in "eyewash", and the other way round. */
export async function readPhrases(files: SearchFiles, words: readonly string[]): Promise<Said[]> {
  const all = await Promise.all(words.map((_, at) => readPhrasesAt(files, words, at)))
  return all.flat()
}

async function readPhrasesAt(files: SearchFiles, words: readonly string[], at: number): Promise<Said[]> {
  const [word, next] = [words[at]!, words[at + 1]]
  // A catalogue's order: "electrode, ECG".
  const turning = next === undefined ? [] : readRun(files, `${next} ${word}`, `${next} ${word}${PHRASES_END}`)
  const runs = [
    [`${word} `, word + PHRASES_END],
    ...(next === undefined ? [] : [[`${word + next} `, word + next + PHRASES_END]]),
    ...listParts(word).map(([first, rest]) => [`${first} ${rest}`, `${first} ${rest}${PHRASES_END}`]),
  ] as const
  const [turned, ...found] = await Promise.all([turning, ...runs.map(([from, to]) => readRun(files, from, to))])
  const said = new Map<string, Said>()
  for (const { phrase, sign, meant } of found.flat()) {
    const length = matchPhrase(phrase, words, at, files.start.idle)
    if (length > 0) said.set(phrase + sign, { role: ROLES_BY_SIGN.get(sign)!, at, meant, length })
  }
  for (const { phrase, sign, meant } of turned)
    if (phrase === `${next} ${word}` && meant.every((number) => number >= files.start.meanings.length))
      said.set(phrase + sign, { role: ROLES_BY_SIGN.get(sign)!, at, meant, length: 2, isLoose: true })
  return [...said.values()]
}

/** A phrase of the files, without its sign. */
export interface Phrase {
  readonly phrase: string
  readonly sign: string
  readonly meant: readonly number[]
}

/** The phrases that begin with this word. */
export async function readBegun(files: SearchFiles, word: string): Promise<Phrase[]> {
  return readRun(files, `${word} `, word + PHRASES_END)
}

/** True where people say something that begins with this word. */
export async function isSaid(files: SearchFiles, word: string): Promise<boolean> {
  return (await readBegun(files, word)).length > 0
}

async function readRun(files: SearchFiles, from: string, to: string): Promise<Phrase[]> {
  const wanted = listFiles(files.start.words, from, to)
  if (wanted.length > files.start.reach) return []
  return (await Promise.all(wanted.map(files.getWords))).flatMap(({ words, starts, indices }) => {
    const phrases: Phrase[] = []
    for (let index = findInsertionIndex(words, from); index < words.length && words[index]! < to; index++) {
      const [phrase, sign] = [words[index]!.slice(0, -1), words[index]!.slice(-1)]
      if (ROLES_BY_SIGN.has(sign))
        phrases.push({ phrase, sign, meant: [...indices.subarray(starts[index], starts[index + 1])] })
    }
    return phrases
  })
}

/** A word in two parts, in each way. */
function listParts(word: string): [first: string, rest: string][] {
  return Array.from(word, (_, length) => [word.slice(0, length), word.slice(length)] as [string, string]).filter(
    ([first, rest]) =>
      /^\d+$/.test(rest)
        ? first.length >= MIN_PART_BEFORE_FIGURES && !/\d$/.test(first)
        : first.length >= MIN_PART && rest.length >= MIN_PART,
  )
}

/** The number of words from this one on that are the phrase, without regard to spaces; idle words may stand between. */
function matchPhrase(phrase: string, words: readonly string[], start: number, idle: ReadonlySet<string>): number {
  const joined = phrase.replaceAll(' ', '')
  let had = ''
  for (let at = start; at < words.length; at++) {
    const longer = had + words[at]!
    if (joined === longer) return at - start + 1
    if (joined.startsWith(longer)) had = longer
    else if (had === '' || !idle.has(words[at]!)) return 0
  }
  return 0
}

/** True for a phrase that names goods or a complaint. A noun alone names none. */
export function isNaming(said: Said): said is Said & { readonly role: NamingRole } {
  return said.role === 'means' || said.role === 'answers' || said.role === 'instead'
}

/**
 * The phrases that stand in no longer one: "leg bag" is no bag. What is never offered is so beside other kinds' phrases too, and advice is always given.
 */
export function listLongest(said: readonly Said[]): Said[] {
  const isInside = (one: Said, other: Said) =>
    other.role !== 'never' &&
    other.length > one.length &&
    other.at <= one.at &&
    other.at + other.length >= one.at + one.length
  return said.flatMap((one) => {
    const longer = said.filter((other) => isInside(one, other))
    if (one.role === 'advice') return [one]
    if (one.role !== 'never') return longer.length > 0 ? [] : [one]
    const meant = one.meant.filter((kind) => !longer.some((other) => other.meant.includes(kind)))
    return meant.length > 0 ? [{ ...one, meant }] : []
  })
}
