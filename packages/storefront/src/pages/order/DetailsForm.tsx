import { formatCount } from '@shop/core/base/count.ts'
import { formatPence, labelInc } from '@shop/core/money/price.ts'
import { DETAIL_FIELDS, type DetailField, EMPTY_DETAILS } from '@shop/core/order/details.ts'
import type { OrderDraft } from '@shop/core/order/draft.ts'
import type { Order } from '@shop/core/order/order.ts'
import { paths } from '@shop/core/page/address.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { setKept } from '../../state/order/orderDraft.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { DetailSections } from './DetailSections.tsx'
import { LineCentres } from './LineCentres.tsx'
import { Terms } from './Terms.tsx'
import styles from './DetailsForm.module.css'

interface Props {
  readonly draft: OrderDraft
  readonly order: Order
  readonly errors: Readonly<Record<string, string>>
  readonly attempt: number
  readonly onChange: (field: DetailField, text: string) => void
  readonly onClear: () => void
}

export function DetailsForm({
  draft: { details, lineCentres, isKept },
  order,
  errors,
  attempt,
  onChange,
  onClear,
}: Props) {
  const hasAccount = useStore(accountStore, undefined) !== undefined
  const listed = DETAIL_FIELDS.flatMap((field) => (errors[field] ? [{ fieldId: field, message: errors[field] }] : []))
  const isEmpty = DETAIL_FIELDS.every((field) => field === 'date' || details[field] === EMPTY_DETAILS[field])
  return (
    // The method matters only where the script has not arrived: nothing typed may land in an address.
    <form className={styles.form} noValidate method="post" onSubmit={(event) => event.preventDefault()}>
      <h1 tabIndex={-1}>Order document</h1>
      <OrderInShort order={order} />
      <ErrorSummary errors={listed} attempt={attempt} />
      <DetailSections
        {...{ details, errors, onChange }}
        lineCentres={<LineCentres lines={order.lines} centres={lineCentres} />}
      />
      {hasAccount ? (
        <p className={styles.kept}>
          Your details and address are kept in your account for your next order. The order number, dates and note are
          not kept.
        </p>
      ) : (
        <CheckboxField
          label="Keep your details and addresses on this device"
          hint="For your next order. The order number, dates and note are not kept. Leave this empty on a shared computer."
          isChecked={isKept}
          onChange={setKept}
        />
      )}
      {(!isEmpty || (isKept && !hasAccount)) && (
        <div className={styles.actions}>
          <Button onClick={onClear}>Clear my details</Button>
        </div>
      )}
    </form>
  )
}

function OrderInShort({ order: { lines, total, changedCount } }: { order: Order }) {
  const from = total.isFrom ? 'from ' : ''
  return (
    <div className={styles.short}>
      <p>
        Say who is ordering and where it goes: it is written on the document as you type. Then print it to be signed, or
        email it.
      </p>
      <p>
        <b>
          {formatCount(lines.length, 'line')}, {from}
          {labelInc(formatPence(total.incPence))}
        </b>
      </p>
      {changedCount > 0 && (
        <p>
          {changedCount === 1 ? 'The price of one line has' : `The prices of ${changedCount} lines have`} changed since
          you added {changedCount === 1 ? 'it' : 'them'}. The order is at today’s prices.
        </p>
      )}
      <Terms />
      <p className={styles.ways}>
        <Link href={paths.cart} className="link">
          Change the cart
        </Link>
        <a href="#order-document" className="link" data-narrow>
          Go to the document
        </a>
      </p>
    </div>
  )
}
