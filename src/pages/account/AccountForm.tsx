import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { shop } from 'virtual:shop'
import type { AccountSchema } from '../../domain/form/account.ts'
import { findFieldErrors } from '../../domain/form/field.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly placeholder?: string
  readonly hint?: string
}

interface Props {
  readonly title: string
  readonly lead?: string
  readonly schema: AccountSchema
  readonly fields: readonly Field[]
  /** What happened when the form was valid. Nothing is ever sent. */
  readonly outcome: string
  /** The links below the form. */
  readonly children: ReactNode
}

/** A form of the account pages. It is checked on Submit; after that, correcting a field clears its error at once. */
export function AccountForm({ title, lead, schema, fields, outcome, children }: Props) {
  const [values, setValues] = useState<Record<string, string>>(Object.fromEntries(fields.map(({ name }) => [name, ''])))
  const [shown, setShown] = useState<Record<string, string>>({})
  const [attempt, setAttempt] = useState(0)
  const [isDone, setDone] = useState(false)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])

  function handleChange(name: string, value: string) {
    const next = { ...values, [name]: value }
    setValues(next)
    setDone(false)
    const current = findFieldErrors(schema, next)
    setShown(Object.fromEntries(Object.entries(shown).filter(([field]) => current[field])))
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const errors = findFieldErrors(schema, values)
    setShown(errors)
    setAttempt(attempt + 1)
    setDone(Object.keys(errors).length === 0)
  }
  const errors = fields.flatMap(({ name }) => (shown[name] ? [{ fieldId: name, message: shown[name] }] : []))
  return (
    // The method matters only until the script has loaded: nothing typed may end up in the address.
    <form className={styles['form']} noValidate method="post" onSubmit={handleSubmit}>
      <h1 tabIndex={-1}>{title}</h1>
      <ErrorSummary errors={errors} attempt={attempt} />
      {isDone && (
        <div ref={done} tabIndex={-1} role="status" className={styles['outcome']}>
          <h2>Nothing was sent</h2>
          <p>
            {outcome} What you typed has not left this page. For help, freephone {shop.telephone}.
          </p>
        </div>
      )}
      {lead && <p>{lead}</p>}
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
        <Button look="main" type="submit">
          Submit
        </Button>
      </div>
      <p className="scriptless">This form needs JavaScript, which is switched off. Nothing can be sent without it.</p>
      <div className={styles['links']}>{children}</div>
    </form>
  )
}
