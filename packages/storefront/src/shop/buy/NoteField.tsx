import { useId, useState } from 'react'
import { type CartLine, getLineKey, MAX_NOTE_LENGTH } from '@shop/core/cart/cartLines.ts'
import { setNote } from '@shop/core/cart/lineNote.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { TextField } from '../../ui/TextField.tsx'

/** The field for the buyer's own words about a line. They are kept as they are typed. */
export function NoteField({ line, name }: { line: CartLine; name: string }) {
  const id = useId()
  /** The text being typed: a space at its end is not kept, but must not vanish as it is typed. */
  const [typed, setTyped] = useState<string>()
  function handleChange(text: string) {
    setTyped(text)
    changeLines((cart) => setNote(cart, getLineKey(line), text))
  }
  return (
    <TextField
      id={id}
      label="Note"
      aria-label={`Note: ${name}`}
      hint="Printed on the order beside this line."
      value={typed ?? line.note ?? ''}
      maxLength={MAX_NOTE_LENGTH}
      autoComplete="off"
      onChange={handleChange}
      onBlur={() => setTyped(undefined)}
    />
  )
}
