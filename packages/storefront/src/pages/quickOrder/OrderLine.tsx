import { Trash2 } from 'lucide-react'
import { memo, type MouseEvent, useId, useRef } from 'react'
import { formatPriceOf, hasVat } from '@shop/core/money/price.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import type { WordsChoice } from '@shop/core/quickOrder/matchLine.ts'
import { PictureTile } from '../../shop/product/PictureTile.tsx'
import { Button } from '../../ui/Button.tsx'
import { LineMessage } from './LineMessage.tsx'
import type { MatchedLine } from './matchLines.ts'
import { takeWords } from './takeChoice.ts'
import styles from './OrderLine.module.css'

interface Props {
  readonly number: number
  readonly line: DraftLine
  readonly result: MatchedLine['result']
  readonly onChange: (id: number, facts: Partial<DraftLine>) => void
  readonly onAnswer: (line: DraftLine, choice: WordsChoice, note: string) => void
  readonly onRemove: (line: DraftLine) => void
}

/** One line: its code and quantity, which can be typed over, and the result. */
export const OrderLine = memo(function OrderLine({ number, line, result, onChange, onAnswer, onRemove }: Props) {
  const id = useId()
  const message = useRef<HTMLDivElement>(null)
  const isReady = result.state === 'ready'
  const isQuantityWrong = result.state === 'quantity' || result.state === 'held'
  const isCodeWrong = !isReady && !isQuantityWrong && result.state !== 'options' && result.state !== 'asking'
  const quantity = result.state === 'quantity' ? result.typed : line.quantity
  function handleFix(facts: Partial<DraftLine>) {
    // The button that was pressed goes: what the line says now has the focus.
    message.current?.focus()
    onChange(line.id, facts)
  }
  function handleRemove({ currentTarget }: MouseEvent) {
    const own = currentTarget.closest('li')
    const next = (own?.nextElementSibling ?? own?.previousElementSibling)?.querySelector<HTMLElement>(':scope > button')
    const heading = document.querySelector<HTMLElement>('h1')
    ;(next ?? heading)?.focus()
    onRemove(line)
  }
  return (
    <li className={styles.line} data-line={line.id}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <input
        className={styles.code}
        aria-label={`Code of line ${number}`}
        value={line.code}
        onChange={(event) => onChange(line.id, { code: event.target.value })}
        aria-invalid={isCodeWrong || undefined}
        aria-describedby={isCodeWrong ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <input
        className={styles.quantity}
        aria-label={`Quantity of line ${number}`}
        value={quantity}
        placeholder={result.state === 'quantity' ? '?' : '1'}
        inputMode="numeric"
        onFocus={(event) => event.target.select()}
        // A typed quantity answers the question about the rest of the line, all but its options.
        onChange={(event) =>
          onChange(line.id, {
            ...('product' in result && takeWords(line, result.product)),
            quantity: event.target.value,
            ...(result.state === 'quantity' && { rest: [], options: result.options }),
          })
        }
        aria-invalid={isQuantityWrong || undefined}
        aria-describedby={isQuantityWrong ? id : undefined}
        autoComplete="off"
        maxLength={200}
      />
      <span className={styles.frame}>
        {'product' in result && (
          <PictureTile name={result.product.picture} isRevealed={false} className={styles.picture} />
        )}
      </span>
      <div ref={message} tabIndex={-1} className={styles.message}>
        <LineMessage
          line={line}
          number={number}
          errorId={id}
          result={result}
          onChange={(facts) => onChange(line.id, facts)}
          onFix={handleFix}
          onAnswer={(choice, note) => {
            message.current?.focus()
            onAnswer(line, choice, note)
          }}
        />
      </div>
      <p className={styles.sum}>
        {isReady && (
          <>
            <b>{formatPriceOf(result.quantity, result.product.priceIncVat)}</b> {hasVat() && <small>inc.VAT</small>}
          </>
        )}
      </p>
      <Button look="quiet" aria-label={`Remove line ${number}`} onClick={handleRemove}>
        <Trash2 size={18} aria-hidden />
      </Button>
    </li>
  )
})
