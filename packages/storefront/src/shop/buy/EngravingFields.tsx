import { X } from 'lucide-react'
import { useEffect, useId } from 'react'
import {
  cleanEngraving,
  ENGRAVING_RETURNS,
  type EngravingChoice,
  findEngravingProblem,
  MAX_ENGRAVING_LENGTH,
} from '@shop/core/cart/engraving.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { engravedText } from '../../state/cart/engraving.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { EngravingPreview } from './EngravingPreview.tsx'
import styles from './EngravingFields.module.css'

interface Props {
  readonly product: Product
  /** The ids of the text and of its confirmation, for the links of an error summary. */
  readonly textId: string
  readonly confirmId: string
  readonly value: EngravingChoice
  /** The error once the buyer has tried to add it; a text that cannot be engraved is reported at once. */
  readonly textError: string | undefined
  readonly confirmError: string | undefined
  /** True where the page has a large picture that shows the text. */
  readonly hasGallery: boolean
  readonly onChange: (value: EngravingChoice) => void
  readonly onRemove: () => void
}

/** The text of an engraving with its impression, its exact confirmation, and the law on returns. */
export function EngravingFields(props: Props) {
  const { product, textId, confirmId, value, textError, confirmError, hasGallery, onChange, onRemove } = props
  const noteId = useId()
  const { exact, problem } = value
  const canConfirm = exact !== '' && problem === undefined
  const { slug } = product
  const shown = problem === undefined ? exact : ''
  useEffect(() => {
    if (shown === '') return
    engravedText.set({ slug, text: shown })
    return () => engravedText.set(undefined)
  }, [slug, shown])
  const left = MAX_ENGRAVING_LENGTH - [...exact].length
  function handleType(text: string) {
    const exact = cleanEngraving(text)
    onChange({ text, exact, problem: findEngravingProblem(exact), isConfirmed: false })
  }
  return (
    <div className={styles.room}>
      <fieldset className={styles.engraving}>
        <legend className="visually-hidden">Engraving</legend>
        <Button look="quiet" onClick={onRemove}>
          <X size={18} aria-hidden />
          Remove engraving
        </Button>
        <div className={styles.text}>
          <TextField
            id={textId}
            label="Text to engrave"
            hint={`At most ${MAX_ENGRAVING_LENGTH} letters, digits and simple punctuation`}
            value={value.text}
            error={problem ?? textError}
            // Not where the text came with the visitor from another colour.
            autoFocus={value.text === ''}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            onChange={handleType}
          />
        </div>
        <div className={styles.below}>
          <EngravingPreview product={product} text={shown} hasGallery={hasGallery} />
          <p className={styles.left}>{left >= 0 ? `${left} left` : `${-left} too many`}</p>
        </div>
        <div className={styles.confirm} data-invalid={confirmError ? '' : undefined}>
          <FieldError id={`${noteId}-error`} text={confirmError} />
          <label htmlFor={confirmId}>
            <input
              id={confirmId}
              type="checkbox"
              checked={value.isConfirmed}
              disabled={!canConfirm}
              aria-invalid={confirmError ? true : undefined}
              aria-describedby={`${confirmError ? `${noteId}-error ` : ''}${noteId}-law`}
              onChange={(event) => onChange({ ...value, isConfirmed: event.target.checked })}
            />
            <span>
              Engrave exactly: <b>{canConfirm ? `“${exact}”` : '…'}</b>
            </span>
          </label>
        </div>
        <p id={`${noteId}-law`} className="caution">
          {ENGRAVING_RETURNS} <small>Consumer Contracts Regulations 2013, regulation 28(1)(b)</small>
        </p>
      </fieldset>
    </div>
  )
}
