import { useEffect, useState } from 'react'
import { parseQuery } from '@shop/core/search/query.ts'
import { findSuggestions, type Found } from './findSuggestions.ts'

interface Answer {
  /** Undefined while the field is empty, and until its first answer. */
  readonly found?: Found
  /** True where the search could not be loaded, or failed. */
  readonly hasFailed?: true
}
const NONE: Answer = {}

/**
 * The suggestions for the text of the field. The previous answer stays until the next arrives, so that nothing flashes
 * between keystrokes; an answer to text that has since changed is never shown. Empty while the field is, and until the first
 * answer.
 */
export function useSuggestions(text: string): Answer {
  const query = parseQuery(text)
  const [answer, setAnswer] = useState(NONE)
  if (query === '' && answer !== NONE) setAnswer(NONE)
  useEffect(() => {
    if (query === '') return
    const asking = new AbortController()
    findSuggestions(query, asking.signal).then(
      (found) => setAnswer({ found }),
      () => asking.signal.aborted || setAnswer({ hasFailed: true }),
    )
    return () => asking.abort()
  }, [query])
  return answer
}
