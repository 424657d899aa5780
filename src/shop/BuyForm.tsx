import { shop } from 'virtual:shop'
import { useId, useRef, useState } from 'react'
import { buildLine, MAX_QUANTITY, parseQuantity } from '../domain/basket.ts'
import type { Product } from '../domain/catalogue.ts'
import { formatMultiple } from '../domain/lineText.ts'
import { addItem } from '../state/basket.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { QuantityField } from '../ui/QuantityField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { BuyBar } from './BuyBar.tsx'
import styles from './BuyForm.module.css'

interface Props {
  readonly product: Product
  /** True where Add to Cart follows the reader on a phone. */
  readonly hasBar?: boolean
  readonly onAdded?: () => void
}

/** Options, quantity and Add to Cart. An option that was not chosen is named, and nothing typed is lost. */
export function BuyForm({ product, hasBar = false, onAdded }: Props) {
  const { title, options = [] } = product
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [quantity, setQuantity] = useState(product.multiple ?? 1)
  const [attempt, setAttempt] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const fieldId = (name: string) => `${id}-${name}`
  const errors =
    attempt > 0
      ? options
          .filter(({ name }) => !chosen[name])
          .map(({ name }) => ({ fieldId: fieldId(name), message: `Choose a ${name.toLowerCase()}` }))
      : []

  function handleAdd() {
    setAttempt(attempt + 1)
    if (!options.every(({ name }) => chosen[name])) return
    addItem(buildLine(product, { options: chosen, quantity }), title)
    onAdded?.()
  }
  return (
    <div className={styles['form']}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {options.map(({ name, values }) => (
        <SelectField
          key={name}
          id={fieldId(name)}
          label={name}
          values={values}
          value={chosen[name] ?? ''}
          error={errors.find((error) => error.fieldId === fieldId(name))?.message}
          onChange={(value) => setChosen({ ...chosen, [name]: value })}
        />
      ))}
      <div className={styles['go']}>
        <QuantityField
          label={`Quantity of ${title}`}
          value={quantity}
          max={MAX_QUANTITY}
          multiple={product.multiple}
          parse={parseQuantity}
          onChange={setQuantity}
        />
        <Button ref={button} look="main" onClick={handleAdd}>
          Add to Cart
        </Button>
      </div>
      {product.multiple && <p>{formatMultiple(product.multiple)}</p>}
      <p className="scriptless">
        To put this into a cart, switch JavaScript on, or order by freephone {shop.telephone}.
      </p>
      {hasBar && <BuyBar product={product} button={button} onAdd={handleAdd} />}
    </div>
  )
}
