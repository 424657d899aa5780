import { type ReactNode, useEffect, useRef } from 'react'
import type { Place } from '../place.ts'
import styles from './RecordForm.module.css'

interface Props {
  readonly title: string
  /** The subject of the form, in a sentence. */
  readonly intro?: string
  readonly place: Place
  readonly children: ReactNode
}

/** A form of what a file holds; the address leads to a field of it. */
export function RecordForm({ title, intro, place, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (place.record !== '') showField(form.current!, place.record.split('.'))
  }, [place])
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <h1>{title}</h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </form>
  )
}

/** Opens and focuses the field at a path; where there is none, that of what it lies in. */
function showField(form: HTMLFormElement, path: readonly string[]): void {
  const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(path.join('.'))}"]`)
  if (!field) {
    if (path.length > 1) showField(form, path.slice(0, -1))
    return
  }
  for (let fold = field.closest('details'); fold; fold = fold.parentElement!.closest('details')) fold.open = true
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
