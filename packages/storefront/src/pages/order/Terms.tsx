import { paths } from '@shop/core/page/address.ts'
import { information } from 'virtual:shop'
import { terms } from 'virtual:terms'
import { Link } from '../../ui/Link.tsx'
import styles from './DetailsForm.module.css'

/** How an order is paid and how it comes, in the owner's words, and the owner's page about it. */
export function Terms() {
  const { payment = 'not stated', delivery = 'not stated' } = terms
  const page = information.find(([slug]) => slug === 'delivery')
  return (
    <dl className={styles.terms}>
      <div>
        <dt>How to pay</dt>
        <dd>{payment}</dd>
      </div>
      <div>
        <dt>Delivery</dt>
        <dd>
          {delivery}{' '}
          {page && (
            <Link href={paths.information(page[0])} className="link">
              More on the page “{page[1]}”
            </Link>
          )}
        </dd>
      </div>
    </dl>
  )
}
