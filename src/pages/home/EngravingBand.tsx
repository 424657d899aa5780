import { shop } from 'virtual:shop'
import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import { Picture } from '../../shop/Picture.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './EngravingBand.module.css'

/** The specification's copy about engraving, as a band that closes the page. */
export function EngravingBand({ group }: { group: string }) {
  return (
    <section className={styles['band']} data-group={group} aria-labelledby="engraving">
      <div>
        <h2 id="engraving">Engraved the same day.</h2>
        <p>A name on the tube finds its way back. Order online before {shop.cutOff} for next-day personalised goods.</p>
        <Link href={paths.category('nursing-stethoscopes')} className={buttonClass('plain')}>
          Stethoscopes to engrave
        </Link>
      </div>
      <div className={styles['picture']} data-reveal="">
        <Picture name="stethoscope-teal" sizes="(min-width:600px) 30vw, 1px" />
      </div>
    </section>
  )
}
