import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { foldText } from '@shop/core/base/fold.ts'
import { formatSold } from '@shop/core/cart/lineText.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { isScan } from '@shop/core/quickOrder/gs1.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CodeEntry.module.css'

interface Props {
  readonly title: string
  readonly hint: string
  /** The label of the number beside the code. */
  readonly quantityLabel: string
  readonly index: CodeIndex | undefined
  readonly products: readonly Product[]
  /** Called with what was typed; `product` is the first that has this code. */
  readonly onAdd: (typed: { code: string; quantity: string; product: Product | undefined }) => void
}

/** A longer list is not read through. */
const MAX_COMPLETIONS = 12
/** Stands for the scanner’s separator, which cannot be seen. */
const SEPARATOR_PICTURE = '\u241D'

/** One code after the other, typed with completion or scanned; Enter adds it and waits for the next. */
export function CodeEntry({ title, hint, quantityLabel, index, products, onAdd }: Props) {
  const id = useId()
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [found] = code.trim() === '' ? [] : (index?.find(code) ?? [])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // The next scan follows at once.
    field.current?.focus()
    if (code.trim() === '') return
    onAdd({ code: code.trim(), quantity: quantity.trim(), product: found })
    setCode('')
    setQuantity('')
  }
  return (
    <form className={styles.entry} onSubmit={handleSubmit} aria-labelledby={`${id}-title`} noValidate>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.fields}>
        <label>
          <span>Code or barcode</span>
          <input
            ref={field}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={keepSeparator}
            list={`${id}-codes`}
            aria-describedby={`${id}-hint ${id}-found`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={200}
          />
        </label>
        <datalist id={`${id}-codes`}>
          {complete(code, index, products).map((product) => (
            <option key={`${product.slug} ${product.sku}`} value={product.sku}>
              {formatSold(product)}
            </option>
          ))}
        </datalist>
        <label className={styles.quantity}>
          <span>{quantityLabel}</span>
          <input
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="1"
            maxLength={20}
          />
        </label>
        <Button type="submit">Add line</Button>
      </div>
      <p id={`${id}-found`} className={styles.found}>
        {found && `${formatSold(found)}. ${formatPack(found.pack)}, ${labelInc(formatPrice(found.priceIncVat))}`}
      </p>
    </form>
  )
}

/** Products whose code begins with what was typed, then those whose name holds it. */
function complete(typed: string, index: CodeIndex | undefined, products: readonly Product[]): Product[] {
  const text = foldText(typed.trim())
  if (text.length < 2 || isScan(typed)) return []
  const begins = index?.findStarting(typed) ?? []
  const holds = products.filter(
    (product) => product.sku !== '' && !begins.includes(product) && foldText(product.title).includes(text),
  )
  return [...begins, ...holds].slice(0, MAX_COMPLETIONS)
}

/** A scanner types FNC1 as Ctrl and "]", which a browser leaves out: the next element would run into this one. */
function keepSeparator(event: KeyboardEvent<HTMLInputElement>): void {
  if (!event.ctrlKey || event.altKey || event.metaKey || event.key !== ']') return
  event.preventDefault()
  const field = event.currentTarget
  field.setRangeText(SEPARATOR_PICTURE, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  // React watches the event, not the value.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
