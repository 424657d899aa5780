import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AsideLines.module.css'

interface Props {
  readonly lines: readonly DraftLine[]
  readonly onBringBack: (line: DraftLine) => void
}

/** The lines that were read as no goods, folded: nothing of what was pasted is lost. */
export function AsideLines({ lines, onBringBack }: Props) {
  if (lines.length === 0) return null
  return (
    <details className={styles.aside}>
      <summary>{lines.length === 1 ? '1 line was not goods' : `${lines.length} lines were not goods`}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span>{line.words ?? line.code}</span>
            <Button
              look="quiet"
              aria-label={`Order this line: ${line.words ?? line.code}`}
              onClick={() => onBringBack(line)}
            >
              Order this
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
