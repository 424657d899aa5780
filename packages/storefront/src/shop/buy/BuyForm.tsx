import { PenLine } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { buildLine } from '@shop/core/cart/cartLines.ts'
import type { EngravingChoice } from '@shop/core/cart/engraving.ts'
import { fitMultiple, MAX_QUANTITY, parseQuantity } from '@shop/core/cart/quantity.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatMultiple } from '@shop/core/catalogue/formatPack.ts'
import { shop } from 'virtual:shop'
import { addProduct } from '../../state/cart/cart.ts'
import { recallEngraving, rememberEngraving } from '../../state/cart/engraving.ts'
import { useAtRest } from '../../state/page/atRest.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import { TELEPHONE_LABEL } from '../brand/shopWords.ts'
import type { ChoiceOfProduct } from '../product/useChoice.ts'
import type { Refusal } from './MedicineNotes.tsx'
import styles from './BuyForm.module.css'

const EngravingFields = onDemand(async () => (await import('./EngravingFields.tsx')).EngravingFields)
const MedicineNotes = onDemand(async () => (await import('./MedicineNotes.tsx')).MedicineNotes)
const BuyBar = onDemand(async () => (await import('./BuyBar.tsx')).BuyBar, null)
const NO_ENGRAVING: EngravingChoice = { text: '', exact: '', problem: undefined, isConfirmed: false }

interface Props {
  readonly product: Product
  readonly choice: ChoiceOfProduct
  /** True where Add to Cart follows the reader on a phone. */
  readonly hasBar?: boolean
  readonly onAdded?: () => void
}

/** Options, engraving, quantity and Add to Cart. What is missing is named, and nothing typed is lost. */
export function BuyForm({ product, choice: { chosen, sold, onChoose }, hasBar = false, onAdded }: Props) {
  const { title, options = [] } = product
  const [quantity, setQuantity] = useState(product.multiple ?? 1)
  const [engraving, setEngraving] = useState(() => recallEngraving(product))
  const [attempt, setAttempt] = useState(0)
  /** Counts the attempts that left several errors: a single one is shown beside its field, where the focus goes. */
  const [listed, setListed] = useState(0)
  const [isRemoved, setRemoved] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const isAtRest = useAtRest()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // An id has no space in it, as the name of an option may.
  const fieldId = (name: string) => `${id}-${encodeURI(name)}`
  const missing = [
    ...options
      .filter(({ name }) => !chosen[name])
      .map(({ name }) => ({ fieldId: fieldId(name), message: `Choose a ${name.toLowerCase()}` })),
    ...findEngravingErrors(engraving, fieldId),
  ]
  const errors = attempt > 0 ? missing : []
  const getError = (name: string) => errors.find((error) => error.fieldId === fieldId(name))?.message

  function handleEngraving(choice: EngravingChoice | undefined) {
    setEngraving(choice)
    rememberEngraving(product, choice)
  }
  function handleQuantity(next: number) {
    setQuantity(next)
    setRefusal(undefined)
  }
  async function handleAdd() {
    setAttempt(attempt + 1)
    setListed(missing.length > 1 ? listed + 1 : 0)
    const [only, ...others] = missing
    if (only && others.length === 0) document.getElementById(only.fieldId)?.focus()
    if (only) return
    const engraved = engraving && { engraving: engraving.exact }
    const reason = await addProduct(buildLine(sold, { options: chosen, quantity, ...engraved }), sold)
    setRefusal(reason === undefined ? undefined : { reason })
    if (reason !== undefined) return
    // It is no longer being typed.
    rememberEngraving(product, undefined)
    onAdded?.()
  }
  return (
    <div className={styles.form}>
      <ErrorSummary errors={listed > 0 ? errors : []} attempt={listed} />
      {options.length > 0 && (
        <div className={styles.options}>
          {options.map(({ name, values }) => (
            <ChoiceField
              key={name}
              id={fieldId(name)}
              label={name}
              values={values}
              value={chosen[name] ?? ''}
              error={getError(name)}
              onChange={(value) => onChoose(name, value)}
            />
          ))}
        </div>
      )}
      {product.engravable && !engraving && (
        <div className="scripted">
          {/* It takes the focus from the button that removed the engraving, and has gone with it. */}
          <Button autoFocus={isRemoved} onClick={() => setEngraving(NO_ENGRAVING)}>
            <PenLine size={18} aria-hidden />
            Add an engraving
          </Button>
        </div>
      )}
      {engraving && (
        <EngravingFields
          product={product}
          textId={fieldId('engraving')}
          confirmId={fieldId('exactly')}
          value={engraving}
          textError={getError('engraving')}
          confirmError={getError('exactly')}
          hasGallery={hasBar}
          onChange={handleEngraving}
          onRemove={() => {
            handleEngraving(undefined)
            setRemoved(true)
          }}
        />
      )}
      <div className={styles.go}>
        <QuantityField
          label={`Quantity of ${title}`}
          value={quantity}
          max={MAX_QUANTITY}
          fit={(quantity) => fitMultiple(quantity, product.multiple)}
          parse={parseQuantity}
          onChange={handleQuantity}
        />
        <Button ref={button} look="main" onClick={() => void handleAdd()}>
          Add to Cart
        </Button>
      </div>
      {product.multiple && <p>{formatMultiple(product.multiple)}</p>}
      {product.counted && <MedicineNotes quantity={quantity} refusal={refusal} />}
      <p className="scriptless">
        To add this to a cart, switch JavaScript on, or order by {TELEPHONE_LABEL.toLowerCase()}{' '}
        <span className="num unbroken">{shop.telephone}</span>.
      </p>
      {hasBar && isAtRest && <BuyBar product={sold} button={button} onAdd={() => void handleAdd()} />}
    </div>
  )
}

/** Lists the errors of an engraving, each with its field; none where no engraving is wanted. */
function findEngravingErrors(engraving: EngravingChoice | undefined, fieldId: (name: string) => string) {
  if (!engraving) return []
  const { exact, problem, isConfirmed } = engraving
  const textError = exact === '' ? 'Type what to engrave, or remove the engraving' : problem
  if (textError !== undefined) return [{ fieldId: fieldId('engraving'), message: textError }]
  return isConfirmed ? [] : [{ fieldId: fieldId('exactly'), message: 'Confirm the engraving' }]
}
