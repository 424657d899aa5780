import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = 'main' | 'plain' | 'add' | 'quiet'

/** The class of a button's look, for links that lead on like a button. */
export function buttonClass(look: Look = 'plain'): string {
  return `${styles.button} ${styles[look] ?? ''}`
}

/** A button. There is at most one of the look "main" on a screen. */
export function Button({ look = 'plain', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={buttonClass(look)} />
}
