import { type CartLines, cleanNote, getLineKey } from './cartLines.ts'

/** Writes a note on the line with this key; an empty note is none. */
export function setNote(cart: CartLines, key: string, text: string): CartLines {
  const note = cleanNote(text)
  return cart.map((line) => {
    if (getLineKey(line) !== key) return line
    const next = { ...line, note }
    if (note === '') delete (next as Partial<typeof next>).note
    return next
  })
}
