import { shop } from 'virtual:shop'
import type { DetailField, OrderDetails } from '../../domain/order/details.ts'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PeppolFields } from './PeppolFields.tsx'
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
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>Who is ordering</legend>
        <TextField
          {...bind('organisation')}
          label="Organisation (optional)"
          hint="Leave empty if you are ordering for yourself."
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
          hint="Year, month and day, from this device’s clock. Correct it if the clock is wrong."
          autoComplete="off"
          inputMode="numeric"
        />
        <TextAreaField {...bind('note')} label="Note (optional)" hint="Printed on the document." />
      </fieldset>
      {shop.peppol && <PeppolFields details={details} errors={errors} bind={bind} />}
    </>
  )
}
