import { cleanNote, getLineKey, type Basket } from './cartLines.ts'

/** Writes a note on the line with this key; an empty note is none. */
export function setNote(basket: Basket, key: string, text: string): Basket {
  const note = cleanNote(text)
  return basket.map((line) => {
    if (getLineKey(line) !== key) return line
    const next = { ...line, note }
    if (note === '') delete (next as Partial<typeof next>).note
    return next
  })
}
