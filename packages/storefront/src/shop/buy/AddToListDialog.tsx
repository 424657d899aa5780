import { type SubmitEvent, useId, useState } from 'react'
import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { MAX_NAME_LENGTH, parseCount, parseWardListName, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { useLists } from '../../state/lists/wardLists.ts'
import { addToList, saveList } from '../../state/lists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AddToListDialog.module.css'

interface Props {
  readonly product: Product
  /** The options chosen on the page already. */
  readonly chosen: Choice
  readonly onClose: () => void
}

/** Asks which ward list, the par level and the product’s options. */
export function AddToListDialog({ product, chosen: first, onClose }: Props) {
  const { slug, title, options = [] } = product
  const id = useId()
  const lists = useLists()
  const names = lists.map(({ name }) => name)
  const newList = nameNewList(names)
  const [target, setTarget] = useState('')
  const [newName, setNewName] = useState('')
  const [par, setPar] = useState('1')
  const [chosen, setChosen] = useState(first)
  const [attempt, setAttempt] = useState(0)
  const into = lists.length === 0 ? newList : target
  const name = into === newList ? parseWardListName(newName) : into
  const level = parseCount(par)
  const errors = [
    // An id has no space in it, as the name of an option may.
    ...options.map((option, index) => ({
      fieldId: `${id}-option-${index}`,
      message: chosen[option.name] ? '' : `Choose a ${option.name.toLowerCase()}`,
    })),
    { fieldId: `${id}-par`, message: level === undefined ? 'Enter the par level as a whole number' : '' },
    { fieldId: `${id}-list`, message: into === '' ? 'Choose a list' : '' },
    { fieldId: `${id}-name`, message: into === newList && !name ? 'Name the new list' : '' },
  ].filter(({ message }) => message !== '')
  const findError = (field: string) =>
    attempt > 0 ? errors.find(({ fieldId }) => fieldId === `${id}-${field}`)?.message : undefined

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (errors.length > 0 || level === undefined || !name) return
    const line: WardListLine = { slug, options: chosen, par: level }
    const list = lists.find((other) => other.name === name && into !== newList)
    if (list) addToList(list.id, [line])
    else saveList(name, [line])
    onClose()
  }
  return (
    <Dialog title="Add to a list" onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate className={styles.form}>
        <p>{title}</p>
        <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
        {options.map((option, index) => (
          <ChoiceField
            key={option.name}
            id={`${id}-option-${index}`}
            label={option.name}
            values={option.values}
            value={chosen[option.name] ?? ''}
            error={findError(`option-${index}`)}
            onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
          />
        ))}
        <TextField
          id={`${id}-par`}
          label="Par level"
          hint="How much there should be, in packs."
          value={par}
          error={findError('par')}
          onChange={setPar}
          inputMode="numeric"
          autoComplete="off"
        />
        {lists.length > 0 && (
          <SelectField
            id={`${id}-list`}
            label="List"
            values={[...names, newList]}
            value={target}
            error={findError('list')}
            onChange={setTarget}
          />
        )}
        {into === newList && (
          <TextField
            id={`${id}-name`}
            label="Name of the new list"
            value={newName}
            error={findError('name')}
            onChange={setNewName}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
        )}
        <Button type="submit" look="main">
          Add to the list
        </Button>
      </form>
    </Dialog>
  )
}

/** The label of the option for a new list, unlike the name of any list. */
function nameNewList(names: readonly string[]): string {
  let newList = 'A new list'
  while (names.includes(newList)) newList += ' …'
  return newList
}
