import type { ReactNode } from 'react'
import awaiting from './awaiting.module.css'
import styles from './ListBody.module.css'

/** The products of a list. Its height is kept where it has been narrowed, so that the page does not jump. */
export function ListBody({ isNarrowed, children }: { isNarrowed: boolean; children: ReactNode }) {
  return (
    <div className={`${styles['body']} ${awaiting['awaiting']}`} data-narrowed={isNarrowed ? '' : undefined}>
      {children}
    </div>
  )
}
