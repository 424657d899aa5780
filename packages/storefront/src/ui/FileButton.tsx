import { FileUp } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styles from './FileButton.module.css'

interface Props {
  /** The kinds of file that are offered, as in the `accept` attribute. */
  readonly accept: string
  readonly describedBy?: string
  readonly ref?: RefObject<HTMLInputElement | null>
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** A button that takes a file, chosen or dropped on it. */
export function FileButton({ accept, describedBy, ref, onFile, children }: Props) {
  return (
    <label className={styles.file}>
      <input
        ref={ref}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file, corrected, can be chosen again.
          target.value = ''
        }}
      />
      <FileUp size={18} aria-hidden />
      {children}
    </label>
  )
}
