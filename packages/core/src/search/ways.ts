import type { SearchFiles } from './files/openFiles.ts'
import { KIND_SIGN, USUAL_SIGN } from './files/searchFiles.ts'
import { joinMatches, type Matches, uniteMatches, type Way } from './matches.ts'
import { isSureSlip } from './nearWords.ts'
import { DESCRIBED_SIGN } from './postings.ts'
import { isNaming, listLongest, type NamingRole, readPhrases, type Said } from './readPhrases.ts'
import { readExact, type Reading, readMisspelt } from './readWord.ts'
import { listWords } from './words.ts'

/** A query as it is read. */
export interface Asked {
  readonly files: SearchFiles
  readonly words: readonly string[]
  readonly readings: ReadonlyMap<string, Reading>
  readonly said: readonly Said[]
  /** The words, by index, that a product need not have. */
  readonly free: ReadonlySet<number>
}

/** A kind that a query names. */
export interface Named extends Pick<Said, 'at' | 'length' | 'isLoose'> {
  readonly role: NamingRole
  /** See `Said.meant`. */
  readonly kind: number
  readonly products: Uint32Array
  /** Those of them that are meant where no more is said. */
  readonly usual: Uint32Array
  /** Only if a word was meant that is spelt nearly so. */
  readonly isGuessed: boolean
  /** As typed, or with a sure slip (`isSureSlip`). */
  readonly isSure: boolean
}

export interface Ways {
  readonly ways: Way[][]
  readonly named: readonly Named[]
}

/** For each word that a name of a kind covers: more than any text can score, and a name more than a complaint. */
const NAMED_SCORES = { means: 2000, answers: 1000 }
const NOTHING: Matches = { indices: new Uint32Array(), scores: new Float32Array() }

/**
 * The ways to read each word of a query: as it is, as what people say, or, where it means nothing, as a word that is spelt
 * nearly so. Loads what they need.
 */
export async function listWays({ files, words, readings, said, free }: Asked): Promise<Ways> {
  const named: Named[] = []
  const covered = new Set(said.flatMap(({ at, length }) => Array.from({ length }, (_, next) => at + next)))
  const own = words.map((word, at) =>
    free.has(at) ? NOTHING : uniteMatches(readings.get(word)!.meant, files.start.productCount),
  )
  const ways = await Promise.all(
    words.map(async (word, at): Promise<Way[]> => {
      const phrases = await Promise.all(
        said
          .filter((one) => one.at === at)
          .filter(isNaming)
          .map((one) => readSaid(files, one, own, named)),
      )
      const { meant } = readings.get(word)!
      const matched = [...new Set(meant.map((one) => one.word))]
      const stated = uniteMatches(
        meant.filter(({ isDescribed }) => !isDescribed),
        files.start.productCount,
      )
      const literal = free.has(at)
        ? []
        : [
            { found: stated, length: 1, matched },
            { found: own[at]!, length: 1, matched: [], isDescribed: true },
          ]
      const [parts, joined] = await Promise.all([
        meant.length > 0 || free.has(at) ? [] : readParts(files, word),
        readJoined(files, words, at),
      ])
      return [...literal, ...phrases.flat(), ...parts, ...joined]
    }),
  )
  // A word that people use is no slip, though the catalogue does not use it.
  const unknown = words.flatMap((word, at) =>
    free.has(at) || covered.has(at) || readings.get(word)!.meant.length > 0 || ways[at]!.length > 2 ? [] : [at],
  )
  for (const at of unknown) await guess(at)
  // In the order of the query, whichever file came first.
  named.sort((a, b) => a.at - b.at || b.length - a.length || a.kind - b.kind)
  return { ways, named }

  async function guess(at: number): Promise<void> {
    const near = await readMisspelt(files, words[at]!)
    for (const { word, spelling } of near) {
      const slip = { word: words[at]!, spelling }
      for (const way of await readText(files, [word])) ways[at]!.push({ ...way, length: 1, slip })
      for (const one of listLongest(await readPhrases(files, words.with(at, word)))) {
        if (!isNaming(one) || one.at > at || one.at + one.length <= at) continue
        for (const way of await readSaid(files, one, own, named, slip)) ways[one.at]!.push({ ...way, slip })
      }
    }
  }
}

async function readSaid(
  files: SearchFiles,
  { role, at, length, meant, isLoose = false }: Said & { readonly role: NamingRole },
  own: readonly Matches[],
  named: Named[],
  slip?: Way['slip'],
): Promise<Way[]> {
  const { meanings } = files.start
  const ways = await Promise.all(
    meant.map(async (number): Promise<Way[]> => {
      if (number < meanings.length)
        return (await readText(files, listWords(meanings[number]!))).map((way) => ({ ...way, length }))
      const kind = `${KIND_SIGN}${number - meanings.length}`
      const [all, usual] = await Promise.all([readExact(files, kind), readExact(files, kind + USUAL_SIGN)])
      if (!all) return []
      const products = all.indices
      named.push({
        role,
        at,
        length,
        isLoose,
        kind: number,
        products,
        usual: usual?.indices ?? NOTHING.indices,
        isGuessed: slip !== undefined,
        isSure: !slip || isSureSlip(slip.word, slip.spelling),
      })
      if (role === 'instead') return []
      const score = NAMED_SCORES[role] * length
      return [{ found: scoreNamed(products, score, own.slice(at, at + length)), matched: [], length }]
    }),
  )
  return ways.flat()
}

/** The products of a kind, those first that have its words in their texts. */
function scoreNamed(products: Uint32Array, score: number, own: readonly Matches[]): Matches {
  const scores = new Float32Array(products.length).fill(score)
  for (const { indices, scores: added } of own) {
    // Both lists rise: they are read side by side.
    const order = Array.from(indices.keys())
    if (indices.some((index, at) => at > 0 && index < indices[at - 1]!)) order.sort((a, b) => indices[a]! - indices[b]!)
    let next = 0
    for (const [at, product] of products.entries()) {
      while (next < order.length && indices[order[next]!]! < product) next++
      if (next < order.length && indices[order[next]!] === product) scores[at]! += added[order[next]!]!
    }
  }
  return { indices: products, scores }
}

/** The products that have all these words in their names, and those that have them in their descriptions too. */
async function readText(files: SearchFiles, words: readonly string[]): Promise<Omit<Way, 'length'>[]> {
  return Promise.all(
    [false, true].map(async (isDescribed) => {
      const found = await Promise.all(words.map((word) => readEither(files, word, isDescribed)))
      return { found: joinMatches(found.map((matches) => matches ?? NOTHING)), matched: words, isDescribed }
    }),
  )
}

/** "Hand wash" where the catalogue has "handwash". */
async function readJoined(files: SearchFiles, words: readonly string[], at: number): Promise<Way[]> {
  const next = words[at + 1]
  if (next === undefined || !/[a-z]/.test(words[at]! + next)) return []
  const ways = await readText(files, [words[at]! + next])
  return ways.filter(({ found }) => found.indices.length > 0).map((way) => ({ ...way, length: 2 }))
}

/** "Handwash" where the catalogue has "hand wash", and "en455" where it has "EN 455". */
async function readParts(files: SearchFiles, word: string): Promise<Way[]> {
  const ways: Way[] = []
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)]
    const isStandard = /^[a-z]+$/.test(first) && /^\d+$/.test(rest)
    if (!isStandard && (first.length < 3 || rest.length < 3 || /\d/.test(word))) continue
    for (const isDescribed of [false, true]) {
      const head = await readEither(files, first, isDescribed)
      const tail = head && (await readEither(files, rest, isDescribed))
      if (head && tail) ways.push({ found: joinMatches([head, tail]), length: 1, matched: [first, rest], isDescribed })
    }
  }
  return ways.filter(({ found }) => found.indices.length > 0)
}

/** A word as names have it, or also as descriptions do. */
async function readEither(files: SearchFiles, word: string, isDescribed: boolean): Promise<Matches | undefined> {
  const signs = isDescribed ? ['', DESCRIBED_SIGN] : ['']
  const found = await Promise.all(signs.map((sign) => readExact(files, word + sign)))
  const meant = found.flatMap((meaning) => meaning ?? [])
  return meant.length > 0 ? uniteMatches(meant, files.start.productCount) : undefined
}
