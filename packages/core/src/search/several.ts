import type { SearchFiles } from './files/openFiles.ts'
import { KIND_SIGN } from './files/searchFiles.ts'
import { isNaming, listLongest, readPhrases, type Said } from './readPhrases.ts'
import { readExact } from './readWord.ts'
import type { Search, SearchOutcome } from './search.ts'
import { listWords } from './words.ts'

/** Between two goods; not inside a number ("1,000") or brackets. */
const BETWEEN = /\s*(?:[,;](?!\d)|\s[+&/]\s|\b(?:and|with)\b)\s*(?![^(]*\))/iu
/** What follows describes rather than adds. */
const CLOSE = /[,;]|\bwith\b/i
/** Beside words of these roles nothing is near, or only with care: the query is read as one. */
const ALONE: readonly Said['role'][] = ['elsewhere', 'advice']
/** Nobody asks for more at once. */
const MAX_GOODS = 4

/**
 * The outcome of a query that names several goods ("gloves and aprons"): the best of each in turn, the first named first;
 * undefined for one that does not.
 */
export async function searchSeveral(
  files: SearchFiles,
  search: Search,
  query: string,
  most: number,
): Promise<SearchOutcome | undefined> {
  const texts = await listGoods(files, query)
  if (texts.length < 2 || texts.length > MAX_GOODS) return undefined
  const outcomes = (await Promise.all(texts.map(search))).filter(({ count, unsold }) => count > 0 || unsold.length > 0)
  if (outcomes.length < 2 || outcomes.every(({ count }) => count === 0)) return undefined
  if (outcomes.some(({ isMentioned }) => isMentioned)) return undefined
  const found = outcomes.map(({ ranked }) => new Set(ranked))
  // "Pads, shaped, for men" are one.
  if (found.some((own, at) => found.some((other, next) => next > at && isMeeting(own, other)))) return undefined
  if (outcomes.some(({ unsold }) => unsold.length > 0)) {
    // What goes with something that is not sold may fit nothing else; and no medicine is offered beside another.
    const fenced = new Set((await readExact(files, KIND_SIGN))?.indices)
    if (CLOSE.test(query) || found.some((own) => isMeeting(own, fenced))) return undefined
  }
  const list = <Item>(get: (outcome: SearchOutcome) => readonly Item[]) => [...new Set(outcomes.flatMap(get))]
  const longest = Math.max(...outcomes.map(({ ranked }) => ranked.length))
  const ranked = Array.from({ length: longest }).flatMap((_, at) => outcomes.flatMap(({ ranked }) => ranked[at] ?? []))
  const nearest = outcomes.some(({ nearest }) => nearest !== undefined)
  return {
    ranked: [...new Set(ranked)].slice(0, most),
    count: Math.max(new Set(ranked).size, ...outcomes.map(({ count }) => count)),
    exact: list(({ exact }) => exact),
    matched: list(({ matched }) => matched),
    dropped: list(({ dropped }) => dropped),
    unsold: list(({ unsold }) => unsold),
    short: list(({ short }) => short),
    isMentioned: false,
    nearest: nearest ? outcomes.map(({ nearest }, at) => nearest ?? texts[at]!).join(' and ') : undefined,
    advice: [],
    senses: [],
    named: [],
  }
}

/** The parts of a query that name goods, each with the parts after it that name none. */
async function listGoods(files: SearchFiles, query: string): Promise<string[]> {
  const parts = query.split(BETWEEN).filter((part) => listWords(part).length > 0)
  if (parts.length < 2) return []
  const all = listLongest(await readPhrases(files, listWords(query)))
  if (all.some(({ role }) => ALONE.includes(role))) return []
  const named = await Promise.all(parts.map(async (part) => listLongest(await readPhrases(files, listWords(part)))))
  const goods: string[] = []
  for (const [at, part] of parts.entries()) {
    const isGoods = named[at]!.some((said) => isNaming(said) && said.role !== 'answers' && isKind(files, said))
    if (isGoods || goods.length === 0) goods.push(part)
    else goods.push(`${goods.pop()!} ${part}`)
  }
  return goods
}

/** True for a phrase that names a kind, or goods that the shop does not sell; not for one that means a text ("2": "II"). */
function isKind({ start }: SearchFiles, { role, meant }: Said): boolean {
  return role === 'instead' || meant.some((number) => number >= start.meanings.length)
}

function isMeeting(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].some((index) => others.has(index))
}
