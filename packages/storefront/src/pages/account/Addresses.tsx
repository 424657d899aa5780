import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { findFieldErrors } from '@shop/core/form/field.ts'
import { AddressSchema, type DeliveryAddress, nameAddresses } from '@shop/core/order/addresses.ts'
import { addAddress, changeAddress, deleteAddress, useAddresses } from '../../state/account/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Fold } from './Fold.tsx'
import styles from './AccountView.module.css'

type Typed = Omit<DeliveryAddress, 'id'>

const EMPTY: Typed = { name: '', organisation: '', street: '', town: '', postcode: '', costCentre: '' }

/** The person's delivery addresses, each with its cost centre; the order document offers them. */
export function Addresses() {
  const addresses = useAddresses()
  const names = nameAddresses(addresses)
  const heading = useRef<HTMLHeadingElement>(null)
  const [edited, setEdited] = useState<string>()
  const end = () => {
    setEdited(undefined)
    heading.current?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby="addresses">
      <h2 id="addresses" ref={heading} tabIndex={-1}>
        Delivery addresses and cost centres
      </h2>
      <p>They are offered when you make an order document.</p>
      {addresses.length > 0 && (
        <ul className={styles.rows}>
          {addresses.map((address, index) =>
            address.id === edited ? (
              <li key={address.id} data-open="">
                <AddressForm
                  initial={address}
                  button="Save the changes"
                  onSave={(typed) => {
                    changeAddress(address.id, typed)
                    end()
                  }}
                  onCancel={end}
                />
              </li>
            ) : (
              <li key={address.id}>
                <span>{names[index]}</span>
                <div className={styles.answers}>
                  <Button look="quiet" aria-label={`Edit ${names[index]}`} onClick={() => setEdited(address.id)}>
                    Edit
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Delete ${names[index]}`}
                    onClick={() => {
                      deleteAddress(address)
                      heading.current?.focus()
                    }}
                  >
                    Delete
                  </Button>
                </div>
              </li>
            ),
          )}
        </ul>
      )}
      {edited === undefined && (
        <Fold title="Add an address">
          <AddressForm initial={EMPTY} button="Save this address" onSave={addAddress} />
        </Fold>
      )}
    </section>
  )
}

interface FormProps {
  readonly initial: Typed
  readonly button: string
  readonly onSave: (typed: Typed) => void
  /** Given where the form takes the place of something, and begins with the focus in it. */
  readonly onCancel?: () => void
}

function AddressForm({ initial, button, onSave, onCancel }: FormProps) {
  const [typed, setTyped] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) document.getElementById('address-name')?.focus()
  }, [isOpened])
  const bind = (field: keyof Typed) => ({
    id: `address-${field}`,
    value: typed[field],
    error: errors[field],
    onChange: (text: string) => {
      const next = { ...typed, [field]: text }
      setTyped(next)
      const current = findFieldErrors(AddressSchema, next)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => current[name])))
    },
  })
  return (
    <form
      className={styles.fields}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const found = findFieldErrors(AddressSchema, typed)
        setErrors(found)
        const [first] = Object.keys(found)
        if (first) return document.getElementById(`address-${first}`)?.focus()
        onSave(v.parse(AddressSchema, typed))
        setTyped(EMPTY)
      }}
    >
      <TextField
        {...bind('name')}
        label="Name of this address (optional)"
        hint="What you call it: “St Piran’s”, “Stores”."
        autoComplete="off"
      />
      <TextField {...bind('organisation')} label="Organisation (optional)" autoComplete="organization" />
      <TextAreaField {...bind('street')} label="Department, building and street" autoComplete="street-address" />
      <TextField {...bind('town')} label="Town or city" autoComplete="address-level2" />
      <TextField {...bind('postcode')} label="Postcode" autoComplete="postal-code" />
      <TextField {...bind('costCentre')} label="Cost centre (optional)" autoComplete="off" />
      <div className={styles.answers}>
        <Button type="submit">{button}</Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
