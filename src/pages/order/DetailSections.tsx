import { useState } from 'react'
import { shop } from 'virtual:shop'
import type { DetailField, OrderDetails } from '../../domain/order/details.ts'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './DetailsForm.module.css'

interface Props {
  readonly details: OrderDetails
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (field: DetailField, text: string) => void
}

/** The shop delivers in its own country, so the address does not ask for one. */
const COUNTRY = new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(shop.address.country) ?? shop.address.country

/** The fields of the order document, in groups. */
export function DetailSections({ details, errors, onChange }: Props) {
  const bind = (field: DetailField) => ({
    id: field,
    name: field,
    value: details[field],
    error: errors[field],
    onChange: (text: string) => onChange(field, text),
  })
  // Open from the start where it is filled in; after that it is the buyer's to close, but an error is never hidden.
  const [isOpen, setOpen] = useState(details.peppolId !== '' || details.peppolScheme !== '')
  const isPeppolWrong = errors['peppolId'] !== undefined || errors['peppolScheme'] !== undefined
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>Who orders</legend>
        <TextField
          {...bind('organisation')}
          label="Organisation (optional)"
          hint="Leave empty if you order for yourself."
          autoComplete="organization"
        />
        <div data-half="">
          <TextField {...bind('name')} label="Your name" autoComplete="name" />
        </div>
        <div data-half="">
          <TextField {...bind('email')} label="Email" type="email" autoComplete="email" />
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>Deliver to, in the {COUNTRY}</legend>
        <TextAreaField {...bind('street')} label="Department, building and street" autoComplete="street-address" />
        <div data-half="">
          <TextField {...bind('town')} label="Town or city" autoComplete="address-level2" />
        </div>
        <div data-half="">
          <TextField {...bind('postcode')} label="Postcode" autoComplete="postal-code" />
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>For your accounts</legend>
        <div data-half="">
          <TextField {...bind('poNumber')} label="Purchase order number (optional)" autoComplete="off" />
        </div>
        <div data-half="">
          <TextField {...bind('costCentre')} label="Cost centre (optional)" autoComplete="off" />
        </div>
        <TextField
          {...bind('date')}
          label="Order date"
          hint="Year, month and day, from this device's clock. Correct it if the clock is wrong."
          autoComplete="off"
          inputMode="numeric"
        />
        <TextAreaField {...bind('note')} label="Note (optional)" hint="Printed on the document." />
      </fieldset>
      <details
        className={styles['peppol']}
        open={isOpen || isPeppolWrong}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>Peppol identifiers (optional)</summary>
        <div className={styles['group']}>
          <p>Only for an electronic order in the Peppol network. Your accounts department knows them.</p>
          <TextField
            {...bind('peppolScheme')}
            label="Scheme of your identifier"
            hint="Four digits, such as 0088 for a GLN or 9932 for a UK VAT number."
            autoComplete="off"
            inputMode="numeric"
          />
          <TextField {...bind('peppolId')} label="Your Peppol identifier" autoComplete="off" />
        </div>
      </details>
    </>
  )
}
