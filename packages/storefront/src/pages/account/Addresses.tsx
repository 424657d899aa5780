import { useRef, useState } from 'react'
import * as v from 'valibot'
import { findFieldErrors } from '@shop/core/form/field.ts'
import { AddressSchema, nameAddresses } from '@shop/core/order/addresses.ts'
import { addAddress, deleteAddress, useAddresses } from '../../state/account/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountView.module.css'

const EMPTY = { organisation: '', street: '', town: '', postcode: '', costCentre: '' }

/** The person's delivery addresses, each with its cost centre; the order document offers them. */
export function Addresses() {
  const addresses = useAddresses()
  const names = nameAddresses(addresses)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.section} aria-labelledby="addresses">
      <h2 id="addresses" ref={heading} tabIndex={-1}>
        Delivery addresses and cost centres
      </h2>
      <p>They are offered when you make an order document.</p>
      {addresses.length > 0 && (
        <ul className={styles.rows}>
          {addresses.map((address, index) => (
            <li key={address.id}>
              <span>{names[index]}</span>
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
            </li>
          ))}
        </ul>
      )}
      <NewAddress />
    </section>
  )
}

function NewAddress() {
  const [typed, setTyped] = useState(EMPTY)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const bind = (field: keyof typeof EMPTY) => ({
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
    <details>
      <summary>Add an address</summary>
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
          addAddress(v.parse(AddressSchema, typed))
          setTyped(EMPTY)
        }}
      >
        <TextField {...bind('organisation')} label="Organisation (optional)" autoComplete="organization" />
        <TextAreaField {...bind('street')} label="Department, building and street" autoComplete="street-address" />
        <TextField {...bind('town')} label="Town or city" autoComplete="address-level2" />
        <TextField {...bind('postcode')} label="Postcode" autoComplete="postal-code" />
        <TextField {...bind('costCentre')} label="Cost centre (optional)" autoComplete="off" />
        <div>
          <Button type="submit">Save this address</Button>
        </div>
      </form>
    </details>
  )
}
