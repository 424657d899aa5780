import type { TextSection } from '../../domain/catalogue/catalogue.ts'
import styles from './InformationText.module.css'

/** The text of an information page, a heading and a paragraph at a time. */
export function InformationText({ text }: { text: readonly TextSection[] }) {
  return (
    <div className={styles['text']}>
      {text.map(({ title, description }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{description}</p>
        </section>
      ))}
    </div>
  )
}
