import { useEffect, useState } from 'react'

/** A pause in typing, so that a screen reader does not speak into every letter. */
const PAUSE_MS = 500

/** Says something to a screen reader once it has stayed the same for a moment. */
export function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span aria-live="polite" className="visually-hidden">
      {said}
    </span>
  )
}
