import { useEffect, useState } from 'react'

/** A pause in typing, so that a screen reader does not speak at every letter. */
const PAUSE_MS = 500

/** Announces a text to screen readers once it has stayed the same for a moment. */
export function Announcer({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span aria-live="polite" className="visually-hidden">
      {announced}
    </span>
  )
}
