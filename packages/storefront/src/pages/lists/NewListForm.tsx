import { type SubmitEvent, useId, useState } from 'react'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { formatLineCount } from '@shop/core/cart/lineAmounts.ts'
import { buildWardListLines, MAX_NAME_LENGTH, parseWardListName, type WardLists } from '@shop/core/lists/wardLists.ts'
import { paths } from '@shop/core/page/address.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { saveList } from '../../state/lists/wardLists.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './NewListForm.module.css'

/** Creates a list, empty or filled from the cart. */
export function NewListForm({ lists }: { lists: WardLists }) {
  const id = useId()
  const navigate = useNavigate()
  const { lines: cart } = useCart()
  const [name, setName] = useState('')
  const [isFilled, setFilled] = useState(true)
  const [error, setError] = useState('')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const wanted = parseWardListName(name)
    if (!wanted) {
      setError('Enter a name, for example “Top shelf”.')
      document.getElementById(id)?.focus()
      return
    }
    const saved = saveList(wanted, isFilled ? buildWardListLines(cart) : [])
    if (saved) navigate(paths.list(saved))
  }
  return (
    <form onSubmit={handleSubmit} noValidate className={styles.form} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{lists.length === 0 ? 'Create your first list' : 'New list'}</h2>
      <TextField
        id={id}
        label="List name"
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
          label={`Fill it from the cart: ${formatLineCount(countItems(cart), cart.length)}`}
          isChecked={isFilled}
          onChange={setFilled}
        />
      )}
      <Button type="submit" look={lists.length === 0 ? 'main' : 'plain'}>
        {cart.length > 0 && isFilled ? 'Save the cart as a list' : 'Create an empty list'}
      </Button>
    </form>
  )
}
