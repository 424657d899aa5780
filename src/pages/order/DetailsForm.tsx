import { useState, type FormEvent } from 'react'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import { DETAIL_FIELDS, DetailsSchema, EMPTY_DETAILS, type DetailField } from '../../domain/order/details.ts'
import type { OrderDraft } from '../../domain/order/draft.ts'
import type { Order } from '../../domain/order/order.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import { findFieldErrors } from '../../domain/form/field.ts'
import { formatPence } from '../../domain/money/price.ts'
import { clearDetails, finishDetails, setDetail, setKept } from '../../state/order/orderDraft.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { DetailSections } from './DetailSections.tsx'
import styles from './DetailsForm.module.css'

/** Who is ordering, where it goes and how it is booked. Checked on submission; after that each fixed field loses its error. */
export function DetailsForm({ draft: { details, isKept }, order }: { draft: OrderDraft; order: Order }) {
  const [shown, setShown] = useState<Record<string, string>>({})
  const [attempt, setAttempt] = useState(0)

  function handleChange(field: DetailField, text: string) {
    setDetail(field, text)
    const current = findFieldErrors(DetailsSchema, { ...details, [field]: text })
    setShown(Object.fromEntries(Object.entries(shown).filter(([name]) => current[name])))
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const errors = findFieldErrors(DetailsSchema, details)
    setShown(errors)
    setAttempt(attempt + 1)
    if (Object.keys(errors).length === 0) finishDetails()
  }
  const errors = DETAIL_FIELDS.flatMap((field) => (shown[field] ? [{ fieldId: field, message: shown[field] }] : []))
  const isEmpty = DETAIL_FIELDS.every((field) => field === 'date' || details[field] === EMPTY_DETAILS[field])
  return (
    // The method matters only where the script has not arrived: nothing typed may land in an address.
    <form className={styles['form']} noValidate method="post" onSubmit={handleSubmit}>
      <h1 tabIndex={-1}>Order document</h1>
      <p className={styles['lead']}>
        Fill in who is ordering and where it goes. The page then makes a document that you can print, sign, email or
        save for your own systems. Nothing is sent from here.
      </p>
      <OrderInShort order={order} />
      <ErrorSummary errors={errors} attempt={attempt} />
      <DetailSections details={details} errors={shown} onChange={handleChange} />
      <CheckboxField
        label="Keep your details and delivery address on this device"
        hint="For your next order. The order number, date and note are not kept. Leave this empty on a shared computer."
        isChecked={isKept}
        onChange={setKept}
      />
      <div className={styles['actions']}>
        <Button look="main" type="submit">
          Make the document
        </Button>
        {(!isEmpty || isKept) && <Button onClick={clearDetails}>Clear my details</Button>}
      </div>
    </form>
  )
}

function OrderInShort({ order: { lines, leftOut, total, changedCount } }: { order: Order }) {
  const from = total.isFrom ? 'from ' : ''
  return (
    <div className={styles['short']}>
      <p>
        <b>
          {formatCount(lines.length, 'line')}, {from}
          {formatPence(total.incPence)} inc.VAT
        </b>{' '}
        ({from}
        {formatPence(total.exPence)} ex.VAT)
      </p>
      {leftOut.length > 0 && (
        <p>
          {leftOut.length === 1 ? 'One line of your cart is' : `${leftOut.length} lines of your cart are`} not in this
          order and will be listed separately, with the reason.
        </p>
      )}
      {changedCount > 0 && (
        <p>
          {changedCount === 1 ? 'The price of one line has' : `The prices of ${changedCount} lines have`} changed since
          you added {changedCount === 1 ? 'it' : 'them'}. The order is at today’s prices.
        </p>
      )}
      <Link href={paths.cart} className="link">
        Change the cart
      </Link>
    </div>
  )
}
