import styles from './FieldError.module.css'

/** The error of a field and its remedy; the field is described by its id. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className={styles.error}>
      <span className="visually-hidden">Error: </span>
      {text}
    </p>
  )
}
