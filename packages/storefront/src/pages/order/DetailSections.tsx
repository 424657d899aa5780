import type { ReactNode } from 'react'
import { isDate } from '@shop/core/base/date.ts'
import { nameCountry } from '@shop/core/base/nameCountry.ts'
import type { DetailField, OrderDetails } from '@shop/core/order/details.ts'
import { shop } from 'virtual:shop'
import { useAddresses } from '../../state/account/addresses.ts'
import { DateField } from '../../ui/DateField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { OrderDate } from './OrderDate.tsx'
import { PeppolFields } from './PeppolFields.tsx'
import styles from './DetailsForm.module.css'

interface Props {
  readonly details: OrderDetails
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (field: DetailField, text: string) => void
  /** The cost centres of lines. */
  readonly lineCentres: ReactNode
}

/** The shop delivers in its own country, so the address does not ask for one. */
const COUNTRY = nameCountry(shop.address.country)

/** The fields of the order document, in groups. */
export function DetailSections({ details, errors, onChange, lineCentres }: Props) {
  const bind = (field: DetailField) => ({
    id: field,
    name: field,
    value: details[field],
    error: errors[field],
    onChange: (text: string) => onChange(field, text),
  })
  const addresses = useAddresses()
  /** A browser complains of a day that it cannot show, as an earlier draft may have. */
  const bindDay = (field: DetailField) => ({ ...bind(field), value: isDate(details[field]) ? details[field] : '' })
  return (
    <>
      <fieldset className={styles.group}>
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
        <div data-half="">
          <TextField {...bind('telephone')} label="Telephone (optional)" autoComplete="tel" inputMode="tel" />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Deliver to, in {COUNTRY}</legend>
        {addresses.length > 0 && <AddressChoice addresses={addresses} details={details} />}
        <TextAreaField {...bind('street')} label="Department, building and street" autoComplete="street-address" />
        <div data-half="">
          <TextField {...bind('town')} label="Town or city" autoComplete="address-level2" />
        </div>
        <div data-half="">
          <TextField {...bind('postcode')} label="Postcode" autoComplete="postal-code" />
        </div>
        <div data-half="">
          <DateField {...bindDay('wantedBy')} label="Wanted by (optional)" />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>For your accounts</legend>
        <div data-half="">
          <TextField {...bind('poNumber')} label="Purchase order number (optional)" autoComplete="off" />
        </div>
        <div data-half="">
          <TextField {...bind('costCentre')} label="Cost centre (optional)" autoComplete="off" />
        </div>
        {lineCentres}
        <TextAreaField
          {...bind('invoice')}
          label="Invoice address (optional)"
          hint="If the invoice goes somewhere else."
          autoComplete="billing street-address"
        />
        <OrderDate {...bindDay('date')} />
        <TextAreaField {...bind('note')} label="Note (optional)" hint="Printed on the document." />
      </fieldset>
      {shop.peppol && <PeppolFields details={details} errors={errors} bind={bind} />}
    </>
  )
}
