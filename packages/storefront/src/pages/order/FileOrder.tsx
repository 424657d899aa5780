import { useEffect, useState } from 'react'
import type { Sent } from '@shop/core/order/madeOrders.ts'
import { paths } from '@shop/core/page/address.ts'
import { filingChoiceStore, readFilingChoice, setFilingChoice } from '../../state/account/filingChoice.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './FileOrder.module.css'

interface Props {
  /** True once the document was printed, sent or saved. */
  readonly isUsed: boolean
  readonly onFile: (sent: Sent | undefined) => void
}

/** The end of an order: the document is filed and the cart is empty for the next. */
export function FileOrder({ isUsed, onFile }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {isUsed && 'Sent? You can file the order now: the buttons follow.'}
      </p>
      {isUsed && <Filing onFile={onFile} />}
    </>
  )
}

function Filing({ onFile }: Pick<Props, 'onFile'>) {
  const hasAccount = useStore(accountStore, undefined) !== undefined
  const choice = useStore(filingChoiceStore, undefined)
  const [isTicked, setTicked] = useState(true)
  useEffect(() => void readFilingChoice(), [])
  const isAsked = !hasAccount && choice === undefined
  const isKept = isAsked ? isTicked : hasAccount || choice === 'on'
  function handleFile(sent: Sent | undefined) {
    if (isAsked) setFilingChoice(isKept ? 'on' : 'off')
    onFile(sent)
  }
  return (
    <section aria-labelledby="file-order" className={styles.filing}>
      <h2 id="file-order">Sent? File it</h2>
      <p>
        {isKept
          ? 'The document goes under Orders made, the cart is emptied, and the next order begins with a reference of its own.'
          : 'The cart is emptied, and the next order begins with a reference of its own. This device keeps nothing of this one: print or save it first.'}
      </p>
      {isAsked && (
        <CheckboxField
          label="Keep my orders and their addresses on this device"
          hint="To look them up, order them again and fill in the next. Leave this empty on a shared computer: whoever uses this browser can read them."
          isChecked={isTicked}
          onChange={setTicked}
        />
      )}
      <div className={styles.ways}>
        <Button onClick={() => handleFile(Date.now())}>Yes, it is sent: file it</Button>
        <Button look="quiet" onClick={() => handleFile(undefined)}>
          File it, to be sent later
        </Button>
        {!isAsked && !hasAccount && (
          <Link href={paths.device} className="link">
            What this device keeps
          </Link>
        )}
      </div>
    </section>
  )
}
