import { ListPlus, Trash2 } from 'lucide-react'
import { formatCount } from '@shop/core/base/count.ts'
import { buildWardListLines, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { removeLines, restoreLines } from '@shop/core/quickOrder/draft.ts'
import { showNotice } from '../../state/base/notices.ts'
import { saveList } from '../../state/lists/wardLists.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'
import { Button } from '../../ui/Button.tsx'
import { buildOrderLine, findReady, type MatchedLine, type ReadyLine } from './matchLines.ts'
import styles from './OrderLines.module.css'

/** Further actions on all lines, besides ordering them. */
export function OrderLinesFoot({ matched, keepsWords }: { matched: readonly MatchedLine[]; keepsWords: boolean }) {
  const ready = findReady(matched)
  function handleClear() {
    const before = matched.map(({ line }) => line)
    // This button goes with the lines.
    document.querySelector<HTMLElement>('h1')?.focus()
    changeDraft((draft) => removeLines(draft, new Set(before.map(({ id }) => id))))
    showNotice(`Removed from the quick order: ${formatCount(before.length, 'line')}.`, {
      label: 'Undo',
      run: () => changeDraft((draft) => restoreLines(draft, before)),
    })
  }
  return (
    <div className={styles.foot}>
      {matched.some(({ line, result }) => line.words !== undefined && result.state !== 'aside') && (
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={keepsWords}
            onChange={(event) => {
              const isOn = event.target.checked
              changeDraft((draft) => ({ ...draft, keepsWords: isOn }))
            }}
          />
          Keep what was written as a note on each line
        </label>
      )}
      {ready.length > 0 && (
        <Button look="quiet" onClick={() => saveList('Quick order', buildListLines(ready, keepsWords))}>
          <ListPlus size={18} aria-hidden />
          Save what is ready as a list
        </Button>
      )}
      <Button look="quiet" onClick={handleClear}>
        <Trash2 size={18} aria-hidden />
        Remove all lines
      </Button>
    </div>
  )
}

/** The ready lines as those of a list, each with its note. */
function buildListLines(ready: readonly ReadyLine[], keepsWords: boolean): WardListLine[] {
  const lines = ready.map((one) => buildOrderLine(one, keepsWords))
  return buildWardListLines(lines).map((line, at) => {
    const { note } = lines[at]!
    return note === undefined ? line : { ...line, note }
  })
}
