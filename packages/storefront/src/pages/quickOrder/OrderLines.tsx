import { useCallback, useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { changeLine, type DraftLine, removeLines, restoreLines } from '@shop/core/quickOrder/draft.ts'
import { showNotice } from '../../state/base/notices.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'
import { findReady, type MatchedLine } from './matchLines.ts'
import { OrderLine } from './OrderLine.tsx'
import { OrderLinesFoot } from './OrderLinesFoot.tsx'
import styles from './OrderLines.module.css'

interface Props {
  readonly matched: readonly MatchedLine[]
}

/** Every line with its result, to be put right in place. */
export function OrderLines({ matched }: Props) {
  const [isFiltered, setFiltered] = useState(false)
  const toFix = matched.length - findReady(matched).length
  // Lines that were to be fixed stay in sight for as long as the filter is on, so that nothing moves under the pointer.
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const handleChange = useCallback((id: number, facts: Partial<DraftLine>) => {
    changeDraft((draft) => changeLine(draft, id, facts))
  }, [])
  const handleRemove = useCallback((line: DraftLine) => {
    changeDraft((draft) => removeLines(draft, new Set([line.id])))
    showNotice(`Removed the line: ${line.code || 'empty'}`, {
      label: 'Undo',
      run: () => changeDraft((draft) => restoreLines(draft, [line])),
    })
  }, [])
  function handleFilter(isOn: boolean) {
    setFiltered(isOn)
    setKept(new Set(matched.filter(({ result }) => result.state !== 'ready').map(({ line }) => line.id)))
  }
  if (matched.length === 0) return null
  return (
    <section aria-labelledby="order-lines">
      <div className={styles.head}>
        <h2 id="order-lines">
          {formatCount(matched.length, 'line')}
          {toFix > 0 && <span>{toFix} to fix</span>}
        </h2>
        {(toFix > 0 || isFiltered) && (
          <label className={styles.filter}>
            <input type="checkbox" checked={isFiltered} onChange={(event) => handleFilter(event.target.checked)} />
            Only those to fix
          </label>
        )}
      </div>
      <ol>
        {matched.map(({ line, result }, index) =>
          isFiltered && result.state === 'ready' && !kept.has(line.id) ? null : (
            <OrderLine
              key={line.id}
              number={index + 1}
              line={line}
              result={result}
              onChange={handleChange}
              onRemove={handleRemove}
            />
          ),
        )}
      </ol>
      <OrderLinesFoot matched={matched} />
    </section>
  )
}
