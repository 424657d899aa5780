import type { Choice, ProductOption } from '../catalogue/catalogue.ts'
import { listIndexWords, listWords } from './words.ts'

/**
 * The value of each option that a query names: "Size 14 Ch" by "foley 14ch"; without the options of which it names none, or
 * two equally. `matched` are the words of the index that the query found (`SearchOutcome`): "medium" by "m".
 */
export function readChoice(options: readonly ProductOption[], query: string, matched: readonly string[]): Choice {
  const typed = listWords(query)
  // Words that only begin as a word of the query does were not named.
  const meant = matched.filter(
    (word) => !typed.some((start) => start.length > 1 && word !== start && word.startsWith(start)),
  )
  const words = new Set([...typed, ...meant])
  const chosen = options.flatMap(({ name, values }) => {
    const [best, next] = values
      .map((value) => ({ value, ...countNamed(value, words) }))
      .sort((a, b) => b.named - a.named || a.others - b.others)
    if (!best || best.named === 0) return []
    const isTied = next !== undefined && next.named === best.named && next.others === best.others
    return isTied ? [] : [[name, best.value] as const]
  })
  return Object.fromEntries(chosen)
}

function countNamed(value: string, words: ReadonlySet<string>) {
  const own = [...new Set(listIndexWords(value))]
  const named = own.filter((word) => words.has(word)).length
  return { named, others: own.length - named }
}
