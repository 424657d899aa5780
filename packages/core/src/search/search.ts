import { foldCode } from '../base/fold.ts'
import { canBeCode, type Code, findByCode, parseCode } from './codes.ts'
import { listFiles, type SearchFiles } from './files/openFiles.ts'
import { KIND_SIGN, MAKER_SIGN } from './files/searchFiles.ts'
import { type Gathered, gatherPhrases } from './gatherPhrases.ts'
import { leaveCount } from './leaveCount.ts'
import { buildCover, type Coverage, rankMatches, type Way } from './matches.ts'
import { listNear, pickNearest } from './near.ts'
import { isSureSlip } from './nearWords.ts'
import { listLongest, type Said } from './readPhrases.ts'
import { readExact, type Reading, readWord } from './readWord.ts'
import { listSenses } from './senses.ts'
import { searchSeveral } from './several.ts'
import { alignTexts } from './typed.ts'
import { type Asked, listWays, type Named, type Ways } from './ways.ts'
import { listWords } from './words.ts'

export interface SearchOutcome {
  /** Indices in the catalogue of the products that match best, best first; in a large shop at most `MAX_RANKED`. */
  readonly ranked: readonly number[]
  /** The number of products that match in all. */
  readonly count: number
  /** Indices of those that have exactly this code, or a variant that has it. */
  readonly exact: readonly number[]
  /** The words of the index that matched, to be highlighted. */
  readonly matched: readonly string[]
  /**
   * Words of the query that nothing has together with the others; empty where something has all of them. What is found
   * without them is near, not an answer: goods of the kind that the query names.
   */
  readonly dropped: readonly string[]
  /** The goods in the query that the shop does not sell, as typed; empty where goods of a named kind have all of its words. */
  readonly unsold: readonly string[]
  /** Words of the query that were not looked for: too many others begin with them. */
  readonly short: readonly string[]
  /** True where only descriptions have all the words, and no kind is named. */
  readonly isMentioned: boolean
  /** The query with unknown words in the spelling under which something was found; undefined where all are known. */
  readonly nearest: string | undefined
  /** Advice to show first, such as where to find help in an emergency. */
  readonly advice: readonly string[]
  /** The names of several kinds that share a name which the query has, to be asked which was meant. */
  readonly senses: readonly string[]
  /** The kinds of goods that the query names, and the words of it that name each. */
  readonly named: readonly NamedKind[]
}

/** A kind as a query names it; see `Named`. */
export interface NamedKind extends Pick<Named, 'role' | 'products' | 'usual' | 'isSure'> {
  readonly words: readonly string[]
}

/** A longer list is not read through: a visitor with more results adds a word. */
const MAX_RANKED = 192
/** No product's name is this long: the rest was pasted by mistake. A bit of a number stands for each word. */
const MAX_WORDS = 24

/** Beside words a shorter one is rather a size or a number of pieces. */
const MIN_CODE_BESIDE = 4

/** Of an outcome that leaves no word out. */
const WHOLE = { dropped: [], unsold: [], isMentioned: false, nearest: undefined, advice: [], senses: [], named: [] }

/** Searches the products, loading what it needs. Rejects where a file is missing or damaged. */
export type Search = (query: string) => Promise<SearchOutcome>

/** Prepares the search of these files (docs/decisions/0016, 0037). */
export function buildSearch(files: SearchFiles): Search {
  const { start } = files
  const most = start.isSmall ? start.productCount : MAX_RANKED
  const cover = buildCover(start.productCount)
  return async (query) => {
    const outcome = await searchOne(leaveCount(query))
    if (isAnswer(outcome) || outcome.advice.length > 0) return outcome
    return (await searchSeveral(files, searchOne, query, most)) ?? outcome
  }

  async function searchOne(query: string): Promise<SearchOutcome> {
    const typed = listWords(query).slice(0, MAX_WORDS)
    const answer = typed.length === 1 ? start.answers.get(typed[0]!) : undefined
    if (answer) return { ...answer, ...WHOLE, short: [], exact: (await findCodes(files, query)).exact }
    const [{ byCode, exact }, byMaker, readings, gathered, fenced] = await Promise.all([
      findCodes(files, query),
      findMaker(files, typed),
      readAll(files, typed),
      gatherPhrases(files, typed),
      readExact(files, KIND_SIGN),
    ])
    // A search for a maker means its goods: "3M" is not a length of 3 m.
    const first = [...new Set([...byCode, ...byMaker])]
    const { words } = gathered
    const said = listLongest(gathered.said)
    const free = findFree(start.idle, words, readings, said)
    const asked = { files, words, readings, said, free }
    const { ways, named } = await listWays(asked)
    const matched = [...new Set(ways.flat().flatMap((way) => way.matched))]
    const short = words.filter((word, at) => free.has(at) && readings.get(word)!.ignored === 'short')

    const hidden = listHidden(new Set(fenced?.indices), named, readings)
    const advice = listAdvice(files, said, named)
    const read = listWhole(cover, { words, free, ways, named, hidden })
    // A "car battery" is no battery cartridge, though its words begin so.
    const isElsewhere = said.some(({ role, length }) => role === 'elsewhere' && length > 1)
    const { whole, scores, stated, needed } = isElsewhere ? { ...read, whole: [] } : read
    const inKinds = new Set(named.flatMap(({ role, products }) => (role === 'instead' ? [] : [...products])))
    const sure = whole.filter((index) => inKinds.has(index) || stated.has(index))
    // "Rubber feet for a walking stick" asks for something that is sold, though walking sticks are not.
    const unsold = sure.some((index) => inKinds.has(index)) ? [] : findUnsold(query, gathered, said)
    const kinds = named.map(({ at, length, ...one }) => ({ ...one, words: words.slice(at, at + length) }))
    const build = (found: readonly number[], isMentioned: boolean): SearchOutcome => {
      const { ranked } = rankMatches(found, scores, most)
      return {
        ranked: [...new Set([...first, ...ranked])].slice(0, most),
        count: new Set([...first, ...found]).size,
        ...{ exact, matched, ...WHOLE, short, isMentioned, advice },
        nearest: findNearest(query, ways, ranked[0]),
        senses: listSenses(files, words, named, found),
        named: kinds,
      }
    }
    if (first.length > 0 || (sure.length > 0 && unsold.length === 0))
      return build(named.length > 0 && first.length === 0 ? sure : whole, false)
    const beside = await findCodesBeside(files, query)
    if (beside.length > 0) return { ranked: beside, count: beside.length, exact, matched, ...WHOLE, short, advice }
    const near = await findNear(named)
    if (near.products.length === 0 && unsold.length === 0 && advice.length === 0 && whole.length > 0) {
      const mentioned = build(whole, true)
      const slips = listSlips(ways, mentioned.ranked[0])
      if (slips.every(({ word, spelling }) => isSureSlip(word, spelling))) return mentioned
    }
    const offered = near.isOther ? await findNear(listAnswering(named, new Set(near.products))) : near
    const { ranked, count, had, isGuessed } = offered.isOther ? { ...offered, ranked: [], count: 0, had: 0 } : offered
    const dropped = listLacking(had)
    const nearest = isGuessed ? findNearest(query, ways, ranked[0]) : undefined
    return { ranked, count, exact, matched, ...WHOLE, dropped, unsold, short, nearest, advice, named: kinds }

    function listLacking(had: number): string[] {
      return words.filter((_, at) => (needed & (1 << at)) !== 0 && (had & (1 << at)) === 0)
    }

    /** The nearest goods of these kinds; `isOther` where they fit one thing, and a word of the query makes another of it. */
    async function findNear(named: readonly Named[]) {
      const { products, isGuessed, isExact } = await listNear({ ...asked, query, order: gathered.order, named })
      const near = products.filter((index) => !hidden.has(index))
      const asTyped = isGuessed ? ways : ways.map((own) => own.filter(({ slip }) => slip === undefined))
      const closest = pickNearest(cover(asTyped), near, most)
      const isOther = isExact && listLacking(closest.had).some((word) => !start.plain.has(word) && !/^x\d/.test(word))
      return { ...closest, products: near, isGuessed, isOther }
    }
  }
}

type Cover = ReturnType<typeof buildCover>

interface Read extends Pick<Asked, 'words' | 'free'>, Ways {
  readonly hidden: ReadonlySet<number>
}

/**
 * The products that have all the words, with the score of each, and whether their names, facts and kinds alone have them.
 * If a kind is named and no product has them all, a bare number is taken as a quantity or an age, and ignored.
 */
function listWhole(cover: Cover, { words, free, ways, named, hidden }: Read) {
  const all = listBits(words, (_, at) => !free.has(at))
  const some = listBits(words, (word, at) => !free.has(at) && !/^\d{1,3}$/.test(word))
  const list = ({ words: had }: Coverage, needed: number) => {
    const found: number[] = []
    for (let index = 0; index < had.length; index++)
      if (had[index]! > 0 && (had[index]! & needed) === needed && !hidden.has(index)) found.push(index)
    return found
  }
  const stated = ways.map((own) => own.filter(({ isDescribed }) => !isDescribed))
  const find = (needed: number) => {
    const coverage = cover(ways)
    const [whole, scores] = [list(coverage, needed), coverage.scores.slice()]
    return { whole, scores, needed, stated: new Set(whole.length > 0 ? list(cover(stated), needed) : []) }
  }
  const found = find(all)
  return found.whole.length > 0 || named.length === 0 || some === 0 || some === all ? found : find(some)
}

/** The fenced products that the query does not name, and that are not the nearest to what is not sold. */
function listHidden(
  fenced: Iterable<number>,
  named: readonly Named[],
  readings: ReadonlyMap<string, Reading>,
): Set<number> {
  const hidden = new Set(fenced)
  for (const { products } of named) for (const product of products) hidden.delete(product)
  for (const { named: own } of readings.values()) for (const product of own) hidden.delete(product)
  return hidden
}

/** Advice that the query calls for itself, or by an age beside a medicine that is not for it. */
function listAdvice({ start }: SearchFiles, said: readonly Said[], named: readonly Named[]): string[] {
  const numbers = said.flatMap(({ role, meant }) =>
    role === 'advice' || (role === 'never' && named.some(({ kind }) => meant.includes(kind))) ? meant : [],
  )
  return [...new Set(numbers)].flatMap((number) => start.meanings[number] ?? [])
}

/** The complaints of the query, with those of these products that answer them: of "hay fever tablets", those for hay fever. */
function listAnswering(named: readonly Named[], among: ReadonlySet<number>): Named[] {
  return named.flatMap((one) => {
    const products = one.products.filter((product) => among.has(product))
    return one.role === 'answers' && products.length > 0 ? [{ ...one, products }] : []
  })
}

/** A bit for each of the words that are so. */
function listBits(words: readonly string[], isSo: (word: string, at: number) => boolean): number {
  return words.reduce((bits, word, at) => (isSo(word, at) ? bits | (1 << at) : bits), 0)
}

/** The goods in the query that the shop does not sell, as they were typed. */
function findUnsold(query: string, { words, order }: Gathered, said: readonly Said[]): string[] {
  const typed = alignTexts(query).flatMap(({ text, words }) => words.map(() => text))
  const texts = typed.length === words.length ? order.map((index) => typed[index]!) : words
  const names = said.flatMap(({ role, at, length }) =>
    role === 'instead' ? [[...new Set(texts.slice(at, at + length))].join(' ')] : [],
  )
  return [...new Set(names)]
}

interface ByCode {
  /** Indices of products; see `findByCode`. */
  readonly byCode: readonly number[]
  /** See `SearchOutcome`. */
  readonly exact: readonly number[]
}

async function findCodes({ start, getCodes }: SearchFiles, query: string): Promise<ByCode> {
  const asked = parseCode(query)
  if (asked === undefined) return { byCode: [], exact: [] }
  const files: (readonly Code[])[] = await Promise.all(listCodeFiles(start, asked).map(getCodes))
  const codes = files.length === 1 ? files[0]! : files.flat()
  const exact = codes.filter(({ code }) => code === asked).map(({ index }) => index)
  return { byCode: findByCode(codes, asked, start.isSmall), exact }
}

/** The inside of a code is searched in a small shop only: elsewhere all files would be needed. */
function listCodeFiles({ isSmall, codes, codeStarts, reach }: SearchFiles['start'], asked: string): number[] {
  if (!isSmall) return listFiles(codes, asked).slice(0, reach)
  return canBeCode(codeStarts, asked) ? [...codes.keys()] : []
}

/** Products of which a word of the query is the code, as in "W1490A toner"; asked where nothing has all the words. */
async function findCodesBeside({ start, getCodes }: SearchFiles, query: string): Promise<number[]> {
  const parts = query.split(/\s+/).filter((part) => /[\d-]/.test(part))
  const asked = new Set(parts.map(foldCode).filter((code) => code.length >= MIN_CODE_BESIDE))
  const wanted = [...new Set([...asked].flatMap((code) => listFiles(start.codes, code)))]
  const found = (await Promise.all(wanted.map(getCodes))).flatMap((codes) =>
    codes.filter(({ code }) => asked.has(code)),
  )
  return [...new Set(found.map(({ index }) => index))]
}

async function findMaker(files: SearchFiles, words: readonly string[]): Promise<number[]> {
  const maker = words.length === 0 ? undefined : await readExact(files, words.join(' ') + MAKER_SIGN)
  return maker ? [...maker.indices] : []
}

async function readAll(files: SearchFiles, words: readonly string[]): Promise<Map<string, Reading>> {
  return new Map(
    await Promise.all([...new Set(words)].map(async (word) => [word, await readWord(files, word)] as const)),
  )
}

/** The words, by index, that a product need not have, since they tell nothing; where all are such, those that can be found. */
function findFree(
  idle: ReadonlySet<string>,
  words: readonly string[],
  readings: ReadonlyMap<string, Reading>,
  said: readonly Said[],
): Set<number> {
  const begins = new Set(said.filter(({ role, isLoose }) => role !== 'never' && !isLoose).map(({ at }) => at))
  const getIgnored = (at: number) => (begins.has(at) ? undefined : readings.get(words[at]!)!.ignored)
  const all = [...words.keys()]
  const free = all.filter((at) => idle.has(words[at]!) || getIgnored(at) !== undefined)
  return new Set(free.length < all.length ? free : all.filter((at) => getIgnored(at) === 'short'))
}

/** The unknown words of the query, as the best product spells them. */
function listSlips(ways: readonly (readonly Way[])[], best?: number): NonNullable<Way['slip']>[] {
  if (best === undefined) return []
  return ways.flatMap((own) => own.find(({ slip, found }) => slip && found.indices.includes(best))?.slip ?? [])
}

/** The query with each unknown word as the best product spells it; undefined where all are known. */
function findNearest(query: string, ways: readonly (readonly Way[])[], best?: number) {
  const spellings = new Map(listSlips(ways, best).map(({ word, spelling }) => [word, spelling]))
  if (spellings.size === 0) return undefined
  const spell = (text: string) => spellings.get(listWords(text)[0] ?? '') ?? text
  return query.toLowerCase().split(/\s+/).map(spell).join(' ')
}

/** True where every word was found as typed, in names, facts or kinds. */
export function isAnswer({ count, dropped, unsold, isMentioned, nearest }: SearchOutcome): boolean {
  return count > 0 && dropped.length === 0 && unsold.length === 0 && !isMentioned && nearest === undefined
}
