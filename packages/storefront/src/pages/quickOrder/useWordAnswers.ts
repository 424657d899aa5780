import { useEffect, useState } from 'react'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import type { Answers } from '@shop/core/quickOrder/mail/answerLines.ts'
import type { WordsAnswer } from '@shop/core/quickOrder/mail/answerWords.ts'
import { isWorded, nameWords } from '@shop/core/quickOrder/mail/worded.ts'
import { loadFirst } from '../../ui/idleLoads.ts'

/** Gives what the search says to a line: "asking" until it is known, undefined where it cannot be asked. */
export type GetAnswer = (line: DraftLine) => WordsAnswer | 'asking' | undefined

const NONE: Answers = new Map()

/** Asks the search about all lines in words at once. Without the search they are only not a code. */
export function useWordAnswers(lines: readonly DraftLine[], index: CodeIndex | undefined): GetAnswer {
  const [answers, setAnswers] = useState(NONE)
  const [hasFailed, setFailed] = useState(false)
  const asked = index ? lines.filter((line) => isWorded(line, index) && !answers.has(nameWords(line))) : []
  const names = JSON.stringify(asked.map(({ code, quantity }) => ({ code, quantity })))
  useEffect(() => {
    const wanted = JSON.parse(names) as Pick<DraftLine, 'code' | 'quantity'>[]
    if (wanted.length === 0) return
    const asking = new AbortController()
    loadFirst(import('../../state/order/reader.ts'))
      .then(({ answerByWords }) => answerByWords(wanted, asking.signal))
      .then((found) => {
        asking.signal.throwIfAborted()
        setAnswers((known) => new Map([...known, ...found]))
      })
      .catch(() => asking.signal.aborted || setFailed(true))
    return () => asking.abort()
  }, [names])
  return (line) => answers.get(nameWords(line)) ?? (hasFailed ? undefined : 'asking')
}
