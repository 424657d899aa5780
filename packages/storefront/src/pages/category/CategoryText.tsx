import type { TextSection } from '@shop/core/catalogue/catalogue.ts'
import styles from './CategoryText.module.css'

/** The text of a category that sells nothing, a heading and a paragraph at a time. */
export function CategoryText({ text }: { text: readonly TextSection[] }) {
  return (
    <div className={styles.text}>
      {text.map(({ title, description }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{description}</p>
        </section>
      ))}
    </div>
  )
}
