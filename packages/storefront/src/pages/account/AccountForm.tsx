import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { SecretWord } from '@shop/core/account/password.ts'
import { findFieldErrors, type FormSchema } from '@shop/core/form/field.ts'
import type { Problem } from '../../state/account/account.ts'
import { findRefusal, type SecretOwner } from '../../state/account/newSecret.ts'
import { hasCrypto } from '../../state/account/profiles.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { NewSecretField } from './NewSecretField.tsx'
import { NoCrypto } from './NoCrypto.tsx'
import styles from './AccountForm.module.css'

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly placeholder?: string
  readonly hint?: string
  /** A secret that is being chosen here is compared with what is guessed first. */
  readonly chooses?: SecretWord
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
  /** The owner of the secret chosen here, as far as the fields do not state it. */
  readonly owner?: SecretOwner | undefined
  /** Called with valid answers. What it resolves with is shown; what was typed stays. */
  readonly onSubmit: (values: Values) => Promise<Problem | undefined>
  /** Choices below the fields. */
  readonly choices?: ReactNode
  /** The links below the form. */
  readonly children?: ReactNode
}

/** A form of the account pages. It is checked on Submit; after that, correcting a field clears its error at once. */
export function AccountForm(props: Props) {
  const { title, lead, schema, fields, button = 'Submit', problemField, owner, onSubmit, choices, children } = props
  const [values, setValues] = useState<Values>(() => ({
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...props.initial,
  }))
  const [shown, setShown] = useState<Values>({})
  const [attempt, setAttempt] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const isBusy = useRef(false)
  const isImpossible = useIsHydrated() && !hasCrypto()
  const { firstName = owner?.firstName, lastName = owner?.lastName, email = owner?.email } = values
  const chosen = fields.find(({ chooses }) => chooses)

  function handleChange(name: string, value: string) {
    const next = { ...values, [name]: value }
    setValues(next)
    const current = findFieldErrors(schema, next)
    // The reason that a secret was refused is not known without comparing it again.
    const isStill = (field: string) => field !== name && (field === chosen?.name || current[field])
    setShown(Object.fromEntries(Object.entries(shown).filter(([field]) => isStill(field))))
    if (current[name] && shown[name]) setShown((now) => ({ ...now, [name]: current[name]! }))
  }
  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setWorking(true)
    const errors = await findErrors()
    isBusy.current = false
    setWorking(false)
    setShown(errors)
    if (Object.keys(errors).length > 0) setAttempt((count) => count + 1)
  }
  async function findErrors(): Promise<Values> {
    const errors = findFieldErrors(schema, values)
    const secret = chosen && values[chosen.name]
    const refusal = secret && (await findRefusal(chosen.chooses!, secret, { firstName, lastName, email }))
    if (refusal) errors[chosen.name] = refusal
    if (Object.keys(errors).length > 0) return errors
    const outcome = await onSubmit(values)
    return outcome ? { [outcome.field ?? problemField]: outcome.problem } : {}
  }
  const errors = fields.flatMap(({ name }) => (shown[name] ? [{ fieldId: name, message: shown[name] }] : []))
  return (
    // The method matters only until the script has loaded: nothing typed may end up in the address.
    <form className={styles.form} noValidate method="post" onSubmit={(event) => void handleSubmit(event)}>
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      <ErrorSummary errors={errors} attempt={attempt} />
      {lead}
      {isImpossible ? (
        <NoCrypto />
      ) : (
        <div className={styles.fields}>
          {fields.map(({ name, chooses, ...field }) => {
            const [value, error] = [values[name] ?? '', shown[name]]
            const control = {
              ...field,
              id: name,
              name,
              value,
              error,
              onChange: (typed: string) => handleChange(name, typed),
            }
            return chooses ? (
              <NewSecretField key={name} {...control} owner={{ firstName, lastName, email }} />
            ) : (
              <TextField key={name} {...control} />
            )
          })}
          {choices}
          <Button look="main" type="submit" aria-disabled={isWorking || undefined}>
            {isWorking ? 'One moment…' : button}
          </Button>
        </div>
      )}
      <p className="scriptless">This form needs JavaScript, which is switched off. Nothing can be sent without it.</p>
      {children && <div className={styles.links}>{children}</div>}
    </form>
  )
}
