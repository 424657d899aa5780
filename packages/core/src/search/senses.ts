import type { SearchFiles } from './files/openFiles.ts'
import type { Named } from './ways.ts'
import { listWords } from './words.ts'

/** The kinds that share the longest name of the query, if several of them are among what was found. */
export function listSenses(
  { start }: SearchFiles,
  words: readonly string[],
  named: readonly Named[],
  found: readonly number[],
): string[] {
  const shown = new Set(found)
  const own = named.filter(({ role, kind, products }) => {
    return role === 'means' && start.shared[kind] !== undefined && products.some((product) => shown.has(product))
  })
  const [longest] = own.toSorted((a, b) => b.length - a.length)
  const alike = own.filter(({ at, length }) => at === longest?.at && length === longest.length)
  // Not a kind beside one that it holds.
  const isWider = (one: Named, other: Named) =>
    other.products.length < one.products.length && other.products.every((product) => one.products.includes(product))
  const narrow = alike.filter((one) => !alike.some((other) => isWider(one, other)))
  const names = new Set(narrow.map(({ kind }) => start.shared[kind]!))
  const asked = longest && words.slice(longest.at, longest.at + longest.length).join(' ')
  // The name of one of them is no question.
  return names.size > 1 && ![...names].some((name) => listWords(name).join(' ') === asked) ? [...names] : []
}
