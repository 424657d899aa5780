import { useEffect } from 'react'
import type { Order } from '@shop/core/order/order.ts'
import { DEMONSTRATION_TEXT } from '@shop/core/page/demonstration.ts'
import styles from './ReliefDeclaration.module.css'

/**
 * The customer's declaration for VAT relief, blank. Its words are those of HMRC's form for disabled people, which goes
 * with Notice 701/7. It is printed as soon as it is there, and then goes: what is written on it is health data, and no
 * part of it is ever typed into, or kept by, the shop.
 */
export function ReliefDeclaration({ order, onPrinted }: { order: Order; onPrinted: () => void }) {
  const { seller, isDemonstration } = order
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
    // Once: another render must not open the printer again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <article className={styles.declaration} aria-label="Declaration for VAT relief">
      <h2>VAT relief for disabled people: eligibility declaration by a disabled person</h2>
      <h3>Note to customer</h3>
      <p>
        You should complete this declaration if you are chronically sick or disabled and the goods are for your own
        personal or domestic use. A family member or carer can complete it on your behalf if you wish. HMRC staff cannot
        advise whether or not an individual is chronically sick or disabled.
      </p>
      <p>A person is chronically sick or disabled if he or she is a person:</p>
      <ul>
        <li>
          with a physical or mental impairment which has a long term and substantial adverse effect upon his or her
          ability to carry out everyday activities
        </li>
        <li>with a condition which the medical profession treats as a chronic sickness</li>
      </ul>
      <p>
        It does not include an elderly person who is not disabled or chronically sick, or any person who is only
        temporarily disabled or incapacitated, such as with a broken limb. If you are unsure, you should seek guidance
        from your GP or other medical professional.
      </p>
      <h3>Declaration</h3>
      <Blank label="I (full name)" />
      <Blank label="of (address)" lines={2} />
      <p>declare that I am chronically sick or have a disabling condition by reason of:</p>
      <Blank label="(give full and specific description of your condition)" lines={2} />
      <p>
        and that I am receiving from {seller.name}, {seller.street}, {seller.city} {seller.postcode}, the following
        goods which are being supplied to me for domestic or my personal use:
      </p>
      <Blank label="(description of goods)" lines={3} />
      <p>and I claim relief from value added tax under Group 12 of Schedule 8 to the Value Added Tax Act 1994.</p>
      <div className={styles.signature}>
        <Blank label="Signature" />
        <Blank label="Date" />
      </div>
      <h3>Note to supplier</h3>
      <p>
        The production of this declaration does not automatically justify the zero rating of your supply. You must make
        sure that the goods qualify: see Notice 701/7, Reliefs from VAT for disabled and older people. Keep this
        declaration with your records. Do not send it to HMRC.
      </p>
      <p>It is an offence to make a false declaration.</p>
      {isDemonstration && <p>{DEMONSTRATION_TEXT}</p>}
    </article>
  )
}

/** Space to write on paper. */
function Blank({ label, lines = 1 }: { label: string; lines?: number }) {
  return (
    <div className={styles.blank}>
      <p>{label}</p>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  )
}
