import type { SearchFiles } from './files/openFiles.ts'
import { isSameForm, listBases, listForms } from './forms.ts'
import { isNaming, listLongest, type Phrase, readBegun, readPhrases, ROLES_BY_SIGN, type Said } from './readPhrases.ts'

/** A query with the words of each phrase side by side. */
export interface Gathered {
  readonly words: readonly string[]
  /** For each word, its index in the query. */
  readonly order: readonly number[]
  readonly said: readonly Said[]
}

/** A phrase whose words stand apart, in another order or in other forms, by the indices of its words in the query. */
interface Loose {
  readonly phrase: Phrase
  readonly role: Said['role']
  readonly own: readonly number[]
}

/** A longer query was pasted: its phrases are read as they stand, since each word more is tried with each. */
const MAX_LOOSE_WORDS = 12
/** Words between those of a phrase. */
const MAX_APART = 3

/**
 * Reads the phrases in these words, also those that a size or a colour breaks ("tegaderm 6x7 film"), and tasks, complaints
 * and calls for help in other forms or among other words ("cleaning up the sick"). Their words are put side by side, so
 * that the search sees whole phrases.
 */
export async function gatherPhrases(files: SearchFiles, words: readonly string[]): Promise<Gathered> {
  const plain = await readPhrases(files, words)
  const loose = words.length < 2 || words.length > MAX_LOOSE_WORDS ? [] : await readLoose(files, words)
  const whole = listLongest(plain).filter((one) => isNaming(one) || one.role === 'elsewhere')
  // What is named as unsold is that.
  const isLonger = ({ own }: Loose) =>
    whole.every(
      ({ role, at, length }) =>
        (length < own.length && role !== 'instead') || !own.some((index) => at <= index && index < at + length),
    )
  const apart: Loose[] = []
  for (const one of loose
    .filter(({ role }) => role !== 'advice')
    .filter(isLonger)
    .sort(compareLoose))
    if (!apart.some((other) => isTouching(one, other) && !isEqual(one, other))) apart.push(one)
  const order = arrange(words.length, apart)
  const moved = order.map((index) => words[index]!)
  const isMoved = order.some((index, at) => index !== at)
  const added = [...apart, ...loose.filter(({ role }) => role === 'advice')].map(({ phrase, role, own }) => ({
    ...{ role, meant: phrase.meant, length: own.length },
    at: order.indexOf(own[0]!),
    isLoose: true,
  }))
  return { words: moved, order, said: [...(isMoved ? await readPhrases(files, moved) : plain), ...added] }
}

async function readLoose(files: SearchFiles, words: readonly string[]): Promise<Loose[]> {
  const { idle, plain, alike } = files.start
  const getClasses = (word: string) => listBases(word).flatMap((base) => (alike.get(base) ? [alike.get(base)] : []))
  const isAlike = (one: string, other: string) => getClasses(one).some((words) => getClasses(other).includes(words))
  const isPlain = (word: string) => idle.has(word) || plain.has(word) || /\d/.test(word)
  const found = await Promise.all(
    words.map(async (word, at) => {
      const forms = [...new Set([...listForms(word), ...listBases(word).flatMap((base) => alike.get(base) ?? [])])]
      const begun = idle.has(word) ? [] : await Promise.all(forms.map((form) => readBegun(files, form)))
      return begun.flat().flatMap((phrase) => match(phrase, at, { words, idle, plain, isPlain, isAlike }) ?? [])
    }),
  )
  return found.flat()
}

/** What is never offered, or of another trade, is so only as it stands. */
function isRead(role: Said['role']): boolean {
  return role === 'means' || role === 'answers' || role === 'instead' || role === 'advice'
}

interface Among {
  readonly words: readonly string[]
  readonly idle: ReadonlySet<string>
  readonly plain: ReadonlySet<string>
  readonly isPlain: (word: string) => boolean
  readonly isAlike: (one: string, other: string) => boolean
}

function match(phrase: Phrase, at: number, { words, idle, plain, isPlain, isAlike }: Among): Loose | undefined {
  const [begin, ...rest] = phrase.phrase.split(' ')
  const role = ROLES_BY_SIGN.get(phrase.sign)!
  const parts = [begin!, ...rest.filter((part) => role === 'advice' || !idle.has(part))]
  if (parts.length < 2 || !isRead(role)) return undefined
  // "Boxes" of "tablets x 6 boxes" are packs.
  if (role !== 'advice' && parts.some((part) => plain.has(part))) return undefined
  const isTask = role === 'answers' || role === 'advice'
  const isSame = (one: string, other: string) =>
    (isTask ? isSameForm(one, other) : one === other) || isAlike(one, other)
  if (!isSame(words[at]!, parts[0]!)) return undefined
  const own = [at]
  for (const part of parts.slice(1)) {
    // In its order if it can be; what is not sold, and a call for help, only so.
    const after = words.findIndex((word, index) => index > own.at(-1)! && isSame(word, part))
    const next =
      after >= 0 || role === 'advice' || role === 'instead' ? after : words.findIndex((word) => isSame(word, part))
    if (next < 0 || own.includes(next)) return undefined
    own.push(next)
  }
  const [first, last] = [Math.min(...own), Math.max(...own)]
  const between = words.slice(first, last + 1).filter((_, index) => !own.includes(first + index))
  const others = between.filter((word) => !isPlain(word)).length
  const isInOrder = own.every((index, at) => at === 0 || index > own[at - 1]!)
  const most = isTask && isInOrder ? MAX_APART : own.length > 2 && role !== 'instead' ? 1 : 0
  const isClose = between.length <= MAX_APART && others <= most
  return isClose ? { phrase, role, own } : undefined
}

/** The longest first, then what stands closest. */
function compareLoose(one: Loose, other: Loose): number {
  const reach = ({ own }: Loose) => Math.max(...own) - Math.min(...own)
  return other.own.length - one.own.length || reach(one) - reach(other)
}

function isTouching(one: Loose, other: Loose): boolean {
  return Math.min(...one.own) <= Math.max(...other.own) && Math.max(...one.own) >= Math.min(...other.own)
}

function isEqual(one: Loose, other: Loose): boolean {
  return one.own.length === other.own.length && one.own.every((index, at) => index === other.own[at])
}

/** The indices of the words, those between the words of a phrase before it. */
function arrange(count: number, apart: readonly Loose[]): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (const { own } of apart) {
    const first = Math.min(...own)
    const between = order.slice(first, Math.max(...own) + 1).filter((index) => !own.includes(index))
    order.splice(first, own.length + between.length, ...between, ...own)
  }
  return order
}
