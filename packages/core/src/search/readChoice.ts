import type { Choice, Product } from '../catalogue/catalogue.ts'
import { listIndexWords, listWords } from './words.ts'

/**
 * The value of each option that a query names: "Size 14 Ch" by "foley 14ch"; without the options of which it names none, or
 * two equally. `matched` are the words of the index that the query found (`SearchOutcome`): "medium" by "m".
 */
export function readChoice(
  { title, options = [] }: Pick<Product, 'title' | 'options'>,
  query: string,
  matched: readonly string[],
): Choice {
  const own = new Set(listIndexWords(title))
  const typed = listWords(query)
  // Words that only begin as a word of the query does were not named.
  const meant = matched.filter(
    (word) => !typed.some((start) => start.length > 1 && word !== start && word.startsWith(start)),
  )
  const words = new Set([...typed.filter((_, at) => !isQuantity(typed, at)), ...meant].filter((word) => !own.has(word)))
  const chosen = options.flatMap(({ name, values }) => {
    const [best, next] = values
      .map((value) => ({ value, ...countNamed(value, words) }))
      .sort((a, b) => b.named - a.named || a.others - b.others)
    if (!best || best.named === 0) return []
    const isTied = next?.named === best.named && (best.others > 0 || next.others === 0)
    return isTied ? [] : [[name, best.value] as const]
  })
  return Object.fromEntries(chosen)
}

/** Words before or after the number of packs or pieces. */
const COUNTED = ['box', 'pack', 'case', 'bag', 'packet', 'carton', 'x']

/** The number of packs that a text asks for: "5" of "5 x airways"; empty where it has no bare number, undefined where that is unclear. */
export function readCount(text: string): string | undefined {
  const words = listWords(text)
  const bare = words.flatMap((word, at) => (/^\d+$/.test(word) ? [at] : []))
  const [at, ...others] = bare
  if (at === undefined) return ''
  // "Box of 50" is the pack.
  const isPack = at > 0 && words[at - 1] !== 'x' && COUNTED.includes(words[at - 1]!)
  return others.length === 0 && !isPack && isQuantity(words, at) ? words[at] : undefined
}

/** "2" of "2 airways", "50" of "box of 50". */
function isQuantity(words: readonly string[], at: number): boolean {
  const isBeside = [at - 1, at + 1].some((beside) => COUNTED.includes(words[beside]!))
  return /^\d+$/.test(words[at]!) && words.length > 1 && (at === 0 || isBeside)
}

function countNamed(value: string, words: ReadonlySet<string>) {
  const own = [...new Set(listIndexWords(value))]
  const named = own.filter((word) => words.has(word)).length
  return { named, others: own.length - named }
}
