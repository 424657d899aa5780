import { foldText } from '../base/fold.ts'
import type { DraftLine } from './draft.ts'
import type { WordsChoice, WordsResult } from './matchLine.ts'

/** A line with its result. */
interface Matched {
  readonly line: DraftLine
  readonly result: { readonly state: string }
}

/** A line that is asked about, and what it takes. */
export interface Alike {
  readonly line: DraftLine
  readonly choice: WordsChoice
}

/**
 * The lines whose question is answered with that of `answered`: "OP airways size 3" after a choice for "OP airways size 2".
 * Their words differ in nothing but the values that are chosen of the product's options, and each surely says how many. None for a
 * product without options: figures might mean another product.
 */
export function findAlike(answered: Alike, note: string, matched: readonly Matched[]): readonly Alike[] {
  const words = listOwnWords(answered)
  if (!words) return []
  return matched.flatMap(({ line, result }) => {
    if (line.id === answered.line.id || line.words === undefined || !isAsked(result) || result.note !== note) return []
    const [choice, ...readings] = result.choices.filter(({ product }) => product.slug === answered.choice.product.slug)
    if (choice?.quantity === undefined || readings.length > 0) return []
    const alike = { line, choice }
    return listOwnWords(alike)?.join(' ') === words.join(' ') ? [alike] : []
  })
}

const isAsked = (result: Matched['result']): result is WordsResult => result.state === 'words'

/** The words of a line without the option values in them; undefined unless every option has one. */
function listOwnWords({ line, choice: { product, options } }: Alike): readonly string[] | undefined {
  const named = (product.options ?? []).map(({ name }) => options[name])
  if (named.length === 0 || named.includes(undefined)) return undefined
  const values = new Set(named.flatMap((value) => listWords(value ?? '')))
  return listWords(line.code).filter((word) => !values.has(word))
}

const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}.]+/gu) ?? []
