import { useEffect, useRef } from 'react'
import { nameAddresses } from '@shop/core/order/addresses.ts'
import { describeSent } from '@shop/core/order/madeOrders.ts'
import { paths } from '@shop/core/page/address.ts'
import { deleteAddress, useAddresses } from '../../state/account/addresses.ts'
import { deleteFiled } from '../../state/account/deleteFiled.ts'
import { filingChoiceStore, readFilingChoice, setFilingChoice } from '../../state/account/filingChoice.ts'
import { deleteMadeOrder, useMadeOrders } from '../../state/account/madeOrders.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './DevicePage.module.css'

/** A guest's orders and addresses, which anyone who uses this browser can read, and the choice not to keep them. */
export function KeptOrders() {
  const hasAccount = useStore(accountStore, undefined) !== undefined
  const choice = useStore(filingChoiceStore, undefined)
  const orders = useMadeOrders()
  const addresses = useAddresses()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void readFilingChoice(), [])
  // Those of an account are on its own page, sealed.
  if (hasAccount) return null
  const names = nameAddresses(addresses)
  const rows = [
    ...orders.map((made) => ({
      key: made.reference,
      name: `Order ${made.reference}`,
      href: `${paths.account}?order=${encodeURIComponent(made.reference)}`,
      state: describeSent(made),
      remove: () => deleteMadeOrder(made),
    })),
    ...addresses.map((address, index) => ({
      ...{ key: address.id, name: names[index]!, href: undefined, state: undefined },
      remove: () => deleteAddress(address),
    })),
  ]
  const act = (run: () => void) => () => {
    run()
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="kept-orders">
      <h2 id="kept-orders" ref={heading} tabIndex={-1}>
        Orders and delivery addresses
      </h2>
      <p>
        {rows.length === 0
          ? 'None are kept here. Once you file an order, it and its address are, unless you say no.'
          : 'Whoever uses this browser can read these.'}
      </p>
      <CheckboxField
        label="Keep my orders and their addresses on this device"
        hint="Leave this empty on a shared computer. What is kept already stays until you delete it."
        isChecked={choice !== 'off'}
        onChange={(isOn) => setFilingChoice(isOn ? 'on' : 'off')}
      />
      {rows.length > 0 && (
        <>
          <ul className={styles.rows}>
            {rows.map(({ key, name, href, state, remove }) => (
              <li key={key}>
                <span>
                  {href === undefined ? (
                    name
                  ) : (
                    <Link href={href} className="link">
                      {name}
                    </Link>
                  )}
                  {state !== undefined && <small>{state}</small>}
                </span>
                <Button look="quiet" aria-label={`Delete ${name}`} onClick={act(remove)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
          {rows.length > 1 && <Button onClick={act(deleteFiled)}>Delete all of these</Button>}
        </>
      )}
    </section>
  )
}
