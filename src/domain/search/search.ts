import { findByCode, parseCode, type Code } from './codes.ts'
import { listFiles, type SearchFiles } from './files/openFiles.ts'
import { MAKER_SIGN } from './files/searchFiles.ts'
import { hasMatch, joinMatches, rankMatches, uniteMatches, type Matches } from './matches.ts'
import { readExact } from './readWord.ts'
import { buildSynonyms, findReadings, type Synonyms } from './synonyms.ts'
import { buildWordFinder, type FoundWords } from './wordFinder.ts'
import { foldText, listWords } from './words.ts'

/** What a query found. */
export interface SearchOutcome {
  /** Indices in the catalogue of the products that match best, best first; in a large shop at most `MAX_RANKED`. */
  readonly ranked: readonly number[]
  /** How many products match in all. */
  readonly count: number
  /** The words of the index that matched, to be highlighted. */
  readonly matched: readonly string[]
  /** Words of the query that were left out to find anything; empty where all of them matched. */
  readonly dropped: readonly string[]
  /** Words of the query that were not looked for: too many others begin with them. */
  readonly short: readonly string[]
  /** The query with unknown words corrected to the nearest spelling in the catalogue, if that differs. */
  readonly nearest: string | undefined
}

/** Nobody looks through more; who finds more adds a word. */
const MAX_RANKED = 192
/** No product's name is this long: the rest was pasted by mistake. */
const MAX_WORDS = 24

/** Searches the products, loading what it needs. Rejects where a file is missing or damaged. */
export type Search = (query: string) => Promise<SearchOutcome>

interface Parts {
  readonly synonyms: Synonyms
  /** Products found by code, then those of a maker of this name. */
  readonly first: readonly number[]
  readonly words: FoundWords
  /** How many products are ranked at most. */
  readonly most: number
}

/** Prepares the search of these files (docs/decisions/0016). */
export function buildSearch(files: SearchFiles): Search {
  const { start } = files
  const synonyms = buildSynonyms(start.synonyms)
  const most = start.isSmall ? start.productCount : MAX_RANKED
  const findWords = buildWordFinder(files)
  return async (query) => {
    const asked = listWords(query).slice(0, MAX_WORDS)
    const answer = asked.length === 1 ? start.answers[asked[0]!] : undefined
    if (answer) return { ...answer, dropped: [], short: [], nearest: undefined }
    const [byCode, byMaker, words] = await Promise.all([
      findCodes(files, query),
      findMaker(files, asked),
      findWords(asked, listMeans(synonyms, asked)),
    ])
    // A search for a maker means its goods: "3M" is not a length of 3 m.
    return searchFor(query, asked, { synonyms, first: [...byCode, ...byMaker], words, most })
  }
}

async function findCodes({ start, getCodes }: SearchFiles, query: string): Promise<number[]> {
  const asked = parseCode(query)
  if (asked === undefined) return []
  // What a code contains is sought in a small shop only: elsewhere all files would be needed.
  const wanted = start.isSmall ? [...start.codes.keys()] : listFiles(start.codes, asked).slice(0, start.reach)
  const codes: (readonly Code[])[] = await Promise.all(wanted.map(getCodes))
  return findByCode(codes.flat(), asked, start.isSmall)
}

async function findMaker(files: SearchFiles, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return []
  const [name] = await readExact(files, words.join(' ') + MAKER_SIGN)
  if (!name) return []
  const { starts, indices } = name.postings
  return [...indices.subarray(starts[name.index], starts[name.index + 1])]
}

/** The words that the synonyms in a query mean. */
function listMeans(synonyms: Synonyms, words: readonly string[]): string[] {
  return words.flatMap((_, at) => findReadings(synonyms, words, at).flatMap((reading) => reading.words))
}

function searchFor(query: string, asked: readonly string[], parts: Parts): SearchOutcome {
  const { first, synonyms } = parts
  const isRead = (word: string, at: number) =>
    parts.words.getIgnored(word) === undefined || findReadings(synonyms, asked, at).length > 0
  const read = asked.filter(isRead)
  const words = read.length > 0 ? read : asked.filter((word) => parts.words.getIgnored(word) === 'vague')
  const short = asked.filter((word, at) => !isRead(word, at) && parts.words.getIgnored(word) === 'short')
  const found = findAll(parts, words)
  if (first.length > 0 || words.length === 0 || (found && hasMatch(found))) {
    return { ...describe(parts, words, first, found), dropped: [], short, nearest: findNearest(parts, query) }
  }
  return { ...searchWithout(parts, words), short }
}

function describe(parts: Parts, words: readonly string[], first: readonly number[], found?: Matches) {
  const { ranked, count } = found ? rankMatches(found, parts.most) : { ranked: [], count: 0 }
  const before = new Set(first)
  const added = [...before].filter((index) => !found || found.scores[index] === 0)
  const matched = new Set([...words.flatMap(parts.words.listMatched), ...listMeans(parts.synonyms, words)])
  return {
    ranked: [...new Set([...before, ...ranked])].slice(0, parts.most),
    count: count + added.length,
    matched: [...matched],
  }
}

/** Every word must match: exactly, as the start of a word, by a synonym, or misspelt. */
function findAll({ words: { find, findExact }, synonyms }: Parts, words: readonly string[]): Matches | undefined {
  // From last to first, so that the rest of the query is already matched when a synonym leads on to it.
  const rest: (Matches | undefined)[] = []
  const join = (found: Matches, next: number) => (rest[next] ? joinMatches(found, rest[next]) : found)
  for (let start = words.length - 1; start >= 0; start--) {
    const readings = findReadings(synonyms, words, start).map(({ words: means, length }) =>
      join(means.map(findExact).reduce(joinMatches), start + length),
    )
    rest[start] = [join(find(words[start]!), start + 1), ...readings].reduce(uniteMatches)
  }
  return rest[0]
}

/** No product has all the words: leaves out as few as possible to find something. */
function searchWithout(parts: Parts, words: readonly string[]): Omit<SearchOutcome, 'short'> {
  for (const [index, word] of words.entries()) {
    const others = words.toSpliced(index, 1)
    const found = findAll(parts, others)
    if (found && hasMatch(found)) {
      return { ...describe(parts, others, [], found), dropped: [word], nearest: undefined }
    }
  }
  const known = words.filter((word) => hasMatch(findAll(parts, [word])!))
  const best = words.length > 2 ? known.slice(0, 1) : []
  return {
    ...describe(parts, best, [], findAll(parts, best)),
    dropped: words.filter((word) => word !== known[0]),
    nearest: undefined,
  }
}

/** The query as typed, with each unknown word in its nearest spelling. */
function findNearest({ words, synonyms }: Parts, query: string): string | undefined {
  const typed = foldText(query).split(/\s+/)
  const corrected = typed.map((text) => {
    const [word, ...others] = listWords(text)
    return word === undefined || others.length > 0 || synonyms.has(word) ? text : (words.findSpelling(word) ?? text)
  })
  const nearest = corrected.join(' ')
  return nearest === typed.join(' ') ? undefined : nearest
}
