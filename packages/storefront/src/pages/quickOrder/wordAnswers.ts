import { useEffect } from 'react'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import type { Answers } from '@shop/core/quickOrder/mail/answerLines.ts'
import type { WordsAnswer } from '@shop/core/quickOrder/mail/answerWords.ts'
import { isWorded, nameWords } from '@shop/core/quickOrder/mail/worded.ts'
import type { ReadLine } from '@shop/core/quickOrder/readCells.ts'
import { createStore, useStore } from '../../state/base/store.ts'
import { loadFirst } from '../../ui/idleLoads.ts'

/** Gives what the search says to a line: "asking" until it is known, undefined where it cannot be asked. */
export type GetAnswer = (line: DraftLine) => WordsAnswer | 'asking' | undefined

/** What the search has said so far; "failed" once it could not be loaded. */
const store = createStore<Answers | 'failed'>(new Map())
const NONE: Answers = new Map()

/** Loads what reads a text and asks the search: nobody who only types codes needs it. */
export const loadReader = () => import('../../state/order/reader.ts')

/** Loads both before they are needed. Never rejects. */
export async function loadReaderEarly(): Promise<void> {
  try {
    const { loadSearch } = await loadReader()
    await loadSearch()
  } catch {
    // The reading itself tries again, and says so.
  }
}

/** Asks the search about all lines in words at once, as far as it has not been asked. Never rejects. */
export async function askWords(lines: readonly ReadLine[], index: CodeIndex, signal?: AbortSignal): Promise<void> {
  const wanted = listUnanswered(lines, index)
  if (wanted.length === 0) return
  try {
    const { answerByWords } = await loadFirst(loadReader())
    const found = await answerByWords(wanted, signal)
    store.set(new Map([...getKnown(), ...found]))
  } catch {
    // Without the search a line is only not a code.
    if (!signal?.aborted) store.set('failed')
  }
}

/** The answers to these lines, which are asked for as they change. */
export function useWordAnswers(lines: readonly DraftLine[], index: CodeIndex | undefined): GetAnswer {
  const answers = useStore(store, NONE)
  useEffect(() => {
    const asking = new AbortController()
    if (index) void askWords(lines, index, asking.signal)
    return () => asking.abort()
  }, [lines, index])
  return (line) => (answers === 'failed' ? undefined : (answers.get(nameWords(line)) ?? 'asking'))
}

function getKnown(): Answers {
  const answers = store.get()
  return answers === 'failed' ? NONE : answers
}

function listUnanswered(lines: readonly ReadLine[], index: CodeIndex): ReadLine[] {
  const known = getKnown()
  return lines.filter((line) => isWorded(line, index) && !known.has(nameWords(line)))
}
