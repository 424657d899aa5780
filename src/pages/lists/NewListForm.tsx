import { useId, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import { countItems } from '../../domain/cart/cartLines.ts'
import { formatLineCount } from '../../domain/cart/lineText.ts'
import { buildListLines, MAX_NAME_LENGTH, parseListName, type Lists } from '../../domain/wardLists/wardLists.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { saveList } from '../../state/wardLists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './NewListForm.module.css'

/** A new list, empty or with what is in the cart. */
export function NewListForm({ lists }: { lists: Lists }) {
  const id = useId()
  const [, navigate] = useLocation()
  const { lines: cart } = useCart()
  const [name, setName] = useState('')
  const [isFilled, setFilled] = useState(true)
  const [error, setError] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = parseListName(name)
    if (!wanted) {
      setError('Name the list, for example “Crash trolley”.')
      document.getElementById(id)?.focus()
      return
    }
    const saved = saveList(wanted, isFilled ? buildListLines(cart) : [])
    if (saved) navigate(paths.list(saved))
  }
  return (
    <form onSubmit={handleSubmit} noValidate className={styles['form']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{lists.length === 0 ? 'Make your first list' : 'New list'}</h2>
      <TextField
        id={id}
        label="Name of the list"
        value={name}
        error={error || undefined}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onChange={(next) => {
          setName(next)
          setError('')
        }}
      />
      {cart.length > 0 && (
        <CheckboxField
          label={`Fill it with the cart: ${formatLineCount(countItems(cart), cart.length)}`}
          isChecked={isFilled}
          onChange={setFilled}
        />
      )}
      <Button type="submit">{cart.length > 0 && isFilled ? 'Save the cart as a list' : 'Make an empty list'}</Button>
    </form>
  )
}
