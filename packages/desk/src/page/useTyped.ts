import { useEffect, useRef, useState } from 'react'

/**
 * Keeps the text being typed into a field. It is committed after a pause, where there is one, when the field is left,
 * and when its form goes, as by the browser's Back.
 */
export function useTyped(commit: (text: string) => void, pauseMs?: number) {
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<() => void>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = () => waiting.current?.()
  useEffect(() => () => waiting.current?.(), [])
  return {
    typed,
    flush,
    onChange: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      waiting.current = () => {
        clearTimeout(timer.current)
        waiting.current = undefined
        commit(text)
      }
      if (pauseMs !== undefined) timer.current = setTimeout(flush, pauseMs)
    },
    onBlur: () => {
      flush()
      setTyped(undefined)
    },
  }
}
