import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { findFieldErrors, type FormSchema } from '../../domain/form/field.ts'
import type { Problem } from '../../state/profile/account.ts'
import { hasCrypto } from '../../state/profile/profiles.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { NoCrypto } from './NoCrypto.tsx'
import styles from './AccountForm.module.css'

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly placeholder?: string
  readonly hint?: string
}

export type Values = Readonly<Record<string, string>>

interface Props {
  /** Left out in a part of a page that has its own heading. */
  readonly title?: string
  readonly lead?: ReactNode
  readonly schema: FormSchema
  readonly fields: readonly Field[]
  readonly initial?: Values
  readonly button?: string
  /** The field that a problem belongs to which only shows after Submit. */
  readonly problemField: string
  /** Called with valid answers. What it resolves with is shown; what was typed stays. */
  readonly onSubmit: (values: Values) => Promise<Problem | undefined>
  /** Choices below the fields. */
  readonly choices?: ReactNode
  /** The links below the form. */
  readonly children?: ReactNode
}

/** A form of the account pages. It is checked on Submit; after that, correcting a field clears its error at once. */
export function AccountForm(props: Props) {
  const { title, lead, schema, fields, button = 'Submit', problemField, onSubmit, choices, children } = props
  const [values, setValues] = useState<Values>(() => ({
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...props.initial,
  }))
  const [shown, setShown] = useState<Values>({})
  const [attempt, setAttempt] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const isBusy = useRef(false)
  const isImpossible = useIsHydrated() && !hasCrypto()

  function handleChange(name: string, value: string) {
    const next = { ...values, [name]: value }
    setValues(next)
    const current = findFieldErrors(schema, next)
    setShown(Object.fromEntries(Object.entries(shown).filter(([field]) => field !== name && current[field])))
    if (current[name] && shown[name]) setShown((now) => ({ ...now, [name]: current[name]! }))
  }
  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy.current) return
    const errors = findFieldErrors(schema, values)
    if (Object.keys(errors).length === 0) {
      isBusy.current = true
      setWorking(true)
      const outcome = await onSubmit(values)
      isBusy.current = false
      setWorking(false)
      if (!outcome) return setShown({})
      errors[problemField] = outcome.problem
    }
    setShown(errors)
    setAttempt((count) => count + 1)
  }
  const errors = fields.flatMap(({ name }) => (shown[name] ? [{ fieldId: name, message: shown[name] }] : []))
  return (
    // The method matters only until the script has loaded: nothing typed may end up in the address.
    <form className={styles['form']} noValidate method="post" onSubmit={(event) => void handleSubmit(event)}>
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      <ErrorSummary errors={errors} attempt={attempt} />
      {lead}
      {isImpossible ? (
        <NoCrypto />
      ) : (
        <div className={styles['fields']}>
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              id={name}
              name={name}
              {...field}
              value={values[name] ?? ''}
              error={shown[name]}
              onChange={(value) => handleChange(name, value)}
            />
          ))}
          {choices}
          <Button look="main" type="submit" aria-disabled={isWorking || undefined}>
            {isWorking ? 'One moment…' : button}
          </Button>
        </div>
      )}
      <p className="scriptless">This form needs JavaScript, which is switched off. Nothing can be sent without it.</p>
      {children && <div className={styles['links']}>{children}</div>}
    </form>
  )
}
