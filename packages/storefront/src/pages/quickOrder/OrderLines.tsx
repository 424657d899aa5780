import { useCallback, useEffect, useRef, useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { findAlike } from '@shop/core/quickOrder/alikeLines.ts'
import { bringBack, changeLine, type DraftLine, removeLines, restoreLines } from '@shop/core/quickOrder/draft.ts'
import type { WordsChoice } from '@shop/core/quickOrder/matchLine.ts'
import { showNotice } from '../../state/base/notices.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'
import { AsideLines } from './AsideLines.tsx'
import type { MatchedLine } from './matchLines.ts'
import { OrderLine } from './OrderLine.tsx'
import { OrderLinesFoot } from './OrderLinesFoot.tsx'
import { takeChoice } from './takeChoice.ts'
import styles from './OrderLines.module.css'

interface Props {
  /** The lines, with those that were set aside. */
  readonly matched: readonly MatchedLine[]
  readonly keepsWords: boolean
}

/** Every line with its result, to be put right in place. */
export function OrderLines({ matched: all, keepsWords }: Props) {
  const [isFiltered, setFiltered] = useState(false)
  const matched = all.filter(({ result }) => result.state !== 'aside')
  const aside = all.flatMap(({ line, result }) => (result.state === 'aside' ? line : []))
  const toFix = matched.filter(({ result }) => result.state !== 'ready' && result.state !== 'asking').length
  // Lines that were to be fixed stay in sight for as long as the filter is on, so that nothing moves under the pointer.
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  /** The line that was brought back last: it has the focus, since its button is gone. */
  const [brought, setBrought] = useState<number>()
  const lines = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (brought !== undefined) lines.current?.querySelector<HTMLElement>(`[data-line="${brought}"] > input`)?.focus()
  }, [brought])
  const handleChange = useCallback((id: number, facts: Partial<DraftLine>) => {
    changeDraft((draft) => changeLine(draft, id, facts))
  }, [])
  const latest = useRef(matched)
  useEffect(() => {
    latest.current = matched
  })
  const handleAnswer = useCallback((line: DraftLine, choice: WordsChoice, note: string) => {
    const alike = findAlike({ line, choice }, note, latest.current)
    changeDraft((draft) =>
      [{ line, choice }, ...alike].reduce(
        (next, one) => changeLine(next, one.line.id, takeChoice(one.line, one.choice)),
        draft,
      ),
    )
    if (alike.length === 0) return
    const numbers = alike.map((one) => latest.current.findIndex((other) => other.line === one.line) + 1)
    showNotice(
      `${numbers.length === 1 ? 'Line' : 'Lines'} ${numbers.join(', ')} asked the same, and took the same answer.`,
      {
        label: 'Undo',
        run: () =>
          changeDraft((draft) =>
            restoreLines(
              draft,
              alike.map((one) => one.line),
            ),
          ),
      },
    )
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
  function handleBringBack({ id }: DraftLine) {
    setBrought(id)
    changeDraft((draft) => bringBack(draft, id))
  }
  if (all.length === 0) return null
  return (
    <section aria-labelledby="order-lines">
      <div className={styles.head}>
        <h2 id="order-lines" tabIndex={-1}>
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
      <ol ref={lines}>
        {matched.map(({ line, result }, index) =>
          isFiltered && result.state === 'ready' && !kept.has(line.id) ? null : (
            <OrderLine
              key={line.id}
              number={index + 1}
              line={line}
              result={result}
              onChange={handleChange}
              onAnswer={handleAnswer}
              onRemove={handleRemove}
            />
          ),
        )}
      </ol>
      <AsideLines lines={aside} onBringBack={handleBringBack} />
      <OrderLinesFoot matched={all} keepsWords={keepsWords} />
    </section>
  )
}
