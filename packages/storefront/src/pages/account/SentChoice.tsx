import { describeSent, type MadeOrder } from '@shop/core/order/madeOrders.ts'
import { changeSent } from '../../state/account/madeOrders.ts'
import styles from './AccountView.module.css'
import fieldStyles from './LockChoice.module.css'

/** Whether an order was sent: its owner alone knows. */
export function SentChoice({ made }: { made: MadeOrder }) {
  const isSent = typeof made.sent === 'number'
  const states = [
    { name: 'To be sent', isChosen: made.sent === undefined, choose: () => changeSent(made, undefined) },
    {
      name: isSent ? describeSent(made) : 'Sent today',
      isChosen: isSent,
      choose: () => changeSent(made, Date.now()),
    },
    { name: 'Not sent', isChosen: made.sent === false, choose: () => changeSent(made, false) },
  ]
  return (
    <fieldset className={`${styles.section} ${fieldStyles.choice}`}>
      <legend>Was it sent?</legend>
      {states.map(({ name, isChosen, choose }) => (
        <label key={name}>
          <input type="radio" name="sent" checked={isChosen} onChange={choose} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
