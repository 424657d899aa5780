import { isNaming } from './readPhrases.ts'
import type { Asked, Named } from './ways.ts'

/** A word that may be misspelt names a kind on its own only beside one other word. */
const MAX_WORDS_GUESSED = 2

/** A query whose kinds are wanted. */
interface Asking extends Asked {
  readonly named: readonly Named[]
  /** The kinds of which the query has the noun (`listNouns`). */
  readonly nouns: readonly Named[]
  /** True for a word before "for" and the like. */
  readonly isBeforeFor: (at: number) => boolean
}

/**
 * The kinds that the part before "for" and the like names, by the longest name and the last of several. Words as typed
 * come before guesses, names before complaints, and what is sold before what is not. If that part names none, see
 * `findByNoun` and `findAfterFor`.
 */
export function findHead(asking: Asking): Named[] {
  const { named, words, free, said, isBeforeFor } = asking
  const count = words.filter((_, at) => !free.has(at)).length
  // Someone who names a product that is not sold does not want another for the same complaint: "eye drops for a red eye".
  const isUnsold = said.some(({ role }) => role === 'instead')
  const order = isUnsold ? (['means', 'instead'] as const) : (['means', 'answers'] as const)
  const straight = named.filter((one) => !named.some((other) => isAcross(one, other)))
  const sure = straight.filter(({ isSure, length }) => isSure || length > 1)
  const groups = [sure, count <= MAX_WORDS_GUESSED ? straight : []].flatMap((some) =>
    order.map((role) => some.filter((one) => one.role === role)),
  )
  // A name ends with its noun; a task may go on: "cut tablets in half".
  const isInHead = ({ role, at, length }: Named) =>
    isBeforeFor(at + length - 1) || (role === 'answers' && isBeforeFor(at))
  for (const kinds of groups) {
    const [head] = kinds.filter(isInHead).sort((a, b) => b.length - a.length || b.at - a.at)
    if (head) return listBeside(kinds, head)
  }
  const [first] = groups.find((kinds) => kinds.length > 0) ?? []
  return findByNoun(asking, sure) ?? findAfterFor(asking, first ? listBeside(straight, first) : [])
}

/** The kinds with the same name as this one. */
function listBeside(kinds: readonly Named[], { role, at, length }: Named): Named[] {
  return kinds.filter((one) => one.role === role && one.at === at && one.length === length)
}

/**
 * Where the noun of kinds is all that stands before "for", those kinds if the rest only describes; otherwise those that the
 * rest names too ("cushion to stop bed sores"), or those of their products that have a word of it.
 */
function findByNoun(asking: Asking, sure: readonly Named[]): Named[] | undefined {
  const { words, nouns } = asking
  const [at, ...others] = listOpen(asking)
  const own = nouns.filter((noun) => others.length === 0 && noun.at === at)
  if (own.length === 0) return undefined
  const rest = [...words.keys()].filter((other) => other !== at && !isPlain(asking, other))
  if (rest.length === 0) return own
  const also = own.filter(({ products }) =>
    sure.some((one) => one.products.some((product) => products.includes(product))),
  )
  return also.length > 0 ? also : narrow(asking, own, rest)
}

/** What is named after "for" is meant if nothing else is said, or if its names have a word of what is: "control solution for a meter" is no meter. */
function findAfterFor(asking: Asking, named: readonly Named[]): Named[] {
  const { said } = asking
  const open = listOpen(asking)
  const isNamed = (at: number) => said.some((one) => isNaming(one) && one.at <= at && at < one.at + one.length)
  return open.every(isNamed) ? [...named] : narrow(asking, named, open)
}

/** The words before "for", by index, that do more than describe. */
function listOpen(asking: Asking): number[] {
  return [...asking.words.keys()].filter((at) => asking.isBeforeFor(at) && !isPlain(asking, at))
}

function isPlain({ words, free, files }: Asked, at: number): boolean {
  return free.has(at) || files.start.plain.has(words[at]!) || /^\d/.test(words[at]!)
}

/** The kinds with those of their products whose names or facts have one of these words. */
function narrow({ words, readings }: Asked, named: readonly Named[], at: readonly number[]): Named[] {
  const meant = at.flatMap((index) => readings.get(words[index]!)!.meant)
  const among = new Set(meant.flatMap(({ isDescribed, indices }) => (isDescribed ? [] : [...indices])))
  return named.flatMap((one) => {
    const products = one.products.filter((product) => among.has(product))
    return products.length > 0 ? [{ ...one, products }] : []
  })
}

/** True for a loose name that crosses one as typed: "baby scales digital" are no digital scales. */
function isAcross(one: Named, other: Named): boolean {
  return (
    one.isLoose === true &&
    !other.isLoose &&
    (one.role === 'answers' || other.role !== 'answers') &&
    other.length >= one.length &&
    other.at < one.at + one.length &&
    one.at < other.at + other.length
  )
}
