import { formatPackTruth } from '@shop/core/cart/lineAmounts.ts'
import { MAX_QUANTITY } from '@shop/core/cart/quantity.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import { formatGtin } from '@shop/core/catalogue/gtin.ts'
import { findVariant } from '@shop/core/catalogue/variants.ts'
import { ADVICE, ADVISED_PACKS } from '@shop/core/medicines/advice.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { describeScan } from '@shop/core/quickOrder/describeScan.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import type { ReadyResult, WordsChoice } from '@shop/core/quickOrder/matchLine.ts'
import { UnlessHeld } from '../../shop/product/UnlessHeld.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { LineOptions } from './LineOptions.tsx'
import type { HeldResult, MatchedLine } from './matchLines.ts'
import { getCode, ProductChoices } from './ProductChoices.tsx'
import { takeChoice, takeUnread, takeWords } from './takeChoice.ts'
import { WordChoices } from './WordChoices.tsx'
import styles from './LineMessage.module.css'

type ChosenResult = Extract<MatchedLine['result'], { state: 'ready' | 'held' | 'options' }>

interface Props {
  readonly line: DraftLine
  readonly number: number
  /** Names the sentence that says what is wrong, for the field that it is about. */
  readonly errorId: string
  readonly result: MatchedLine['result']
  readonly onChange: (facts: Partial<DraftLine>) => void
  /** Takes what a button changes: the button is gone then. */
  readonly onFix: (facts: Partial<DraftLine>) => void
  /** Takes the answer to words, for the lines that ask the same too. */
  readonly onAnswer: (choice: WordsChoice, note: string) => void
}

/** The result of a line, in words, with a one-step fix. */
export function LineMessage(props: Props) {
  const { line, number, result, errorId, onChange, onFix } = props
  // Other data on the label are only shown: an order does not ask for a batch.
  const label = result.scan && describeScan(result.scan, new Date())
  return (
    <div className={styles.message}>
      {'product' in result && <ProductName product={result.product} />}
      <Verdict {...props} />
      {'others' in result && result.others && <OtherGoods {...props} others={result.others} />}
      {(result.state === 'options' || result.state === 'ready' || result.state === 'held') && (
        <LineOptions
          number={number}
          product={result.product}
          chosen={result.options}
          errorId={result.state === 'options' ? errorId : undefined}
          onChoose={(name, value) => onChange(choose(line, result, name, value))}
          onPress={(name, value) => onFix(choose(line, result, name, value))}
        />
      )}
      {line.words !== undefined && <p className={styles.facts}>You wrote: {line.words}</p>}
      {label && <p className={styles.facts}>On the label: {label}.</p>}
    </div>
  )
}

function Verdict({ line, result, errorId, onFix, onAnswer }: Props) {
  switch (result.state) {
    case 'ready':
      return <ReadyMessage result={result} onPacks={(packs) => onFix({ quantity: String(packs) })} />
    case 'held':
      return (
        <HeldMessage
          result={result}
          errorId={errorId}
          onReplace={({ sku, slug }) => onFix({ code: sku || slug, slug, options: {} })}
        />
      )
    case 'options': {
      const missing = (result.product.options ?? []).filter(({ name }) => result.options[name] === undefined)
      return (
        <p className={styles.error} id={errorId}>
          {result.isMissing && 'No number is given, so 1. '}
          Choose the {missing.map(({ name }) => name.toLowerCase()).join(' and the ')}.
        </p>
      )
    }
    case 'quantity': {
      const { product, typed, beside, packs, readings, options, isMissing } = result
      const chosen = takeWords(line, product)
      return (
        <>
          <p className={styles.error} id={errorId}>
            {isMissing
              ? 'No number is given. Is it 1?'
              : beside !== undefined
                ? `How many? The line also has “${beside}”.`
                : packs !== undefined
                  ? `“${typed}” does not match the pack (${formatPack(product.pack).toLowerCase()}). How many?`
                  : readings
                    ? describeReadings(typed, readings)
                    : `“${typed}” is not a quantity. Type a whole number from 1 to ${formatWhole(MAX_QUANTITY)}.`}
          </p>
          <div className={styles.readings}>
            {(readings ?? [packs]).map(
              (count) =>
                count !== undefined && (
                  <Button
                    key={count}
                    look="quiet"
                    onClick={() => onFix({ ...chosen, quantity: String(count), rest: [], options })}
                  >
                    Make it {formatPacks(count, product)}
                  </Button>
                ),
            )}
          </div>
        </>
      )
    }
    case 'several':
      return (
        <>
          <p className={styles.error} id={errorId}>
            Several products have this code, or one that begins with it:
          </p>
          <ProductChoices
            products={result.products}
            onChoose={(product) => onFix({ code: getCode(product), slug: product.slug })}
          />
        </>
      )
    case 'asking':
      return <p className={styles.facts}>Looking for these words …</p>
    case 'aside':
      return null
    case 'words':
      return (
        <>
          <p className={styles.error} id={errorId}>
            {line.words === undefined && 'No product has this code. '}
            {result.note ||
              (line.words === undefined
                ? 'By its words it may be:'
                : result.choices.length > 1
                  ? 'Which of these?'
                  : 'Is it this?')}
          </p>
          <WordChoices choices={result.choices} onChoose={(choice) => onAnswer(choice, result.note)} />
        </>
      )
    case 'unknown':
      return (
        <>
          <p className={styles.error} id={errorId}>
            {result.note && `${result.note} `}
            {result.nearest.length > 0
              ? 'No product has this code. Did you mean:'
              : line.words === undefined
                ? 'No product has this code. Type another, or remove the line.'
                : 'Nothing here has these words. Type others or a code, or remove the line.'}
          </p>
          <ProductChoices products={result.nearest} onChoose={(product) => onFix(takeUnread(line, product))} />
        </>
      )
    case 'gtin':
      return (
        <p className={styles.error} id={errorId}>
          Read as barcode <span className="code">{formatGtin(result.gtin)}</span>. We have no product with this barcode.
        </p>
      )
    case 'scan':
      return (
        <p className={styles.error} id={errorId}>
          {result.error}
        </p>
      )
    case 'empty':
      return (
        <p className={styles.error} id={errorId}>
          Type a code, or remove the line.
        </p>
      )
  }
}

function describeReadings(typed: string, readings: readonly number[]): string {
  // "x 40" of a box of 20: boxes or pieces.
  return readings.includes(Number(typed)) && !/\D/.test(typed)
    ? `“${typed}” may be packs or pieces. Which?`
    : `“${typed}” can be more than one number. Which?`
}

/** Says that the owner's usual goods were taken for words that mean several, and offers the others. */
function OtherGoods({ line, others, onFix }: Props & { readonly others: readonly WordsChoice[] }) {
  return (
    <>
      <p className={styles.facts}>The usual one. Instead:</p>
      <div className={styles.readings}>
        {others.map((choice) => (
          <Button
            key={`${choice.product.slug} ${choice.quantity}`}
            look="quiet"
            onClick={() => onFix(takeChoice(line, choice))}
          >
            {`${choice.quantity === undefined ? '' : `${formatWhole(choice.quantity)} × `}${choice.product.title}`}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The line with another value of an option; a code that stood for the value before becomes that of the new one. */
function choose(line: DraftLine, result: ChosenResult, name: string, value: string): Partial<DraftLine> {
  const { product, scan } = result
  // The sentence beside the choice has said that it is one.
  if ('isMissing' in result && result.isMissing && line.quantity === '')
    return { quantity: '1', options: { ...result.options, [name]: value } }
  const options = { ...product.chosen?.options, ...line.options, [name]: value }
  const sold = product.chosen && !scan && value !== '' ? findVariant(product, options) : undefined
  return sold?.sku ? { options, code: sold.sku } : { options }
}

function ReadyMessage({ result, onPacks }: { result: ReadyResult; onPacks: (packs: number) => void }) {
  const { product, quantity, asked, packs, caseOf } = result
  const { pack, priceIncVat, multiple } = product
  return (
    <>
      <p className={styles.facts}>
        {labelInc(formatPackTruth(quantity, pack, priceIncVat) ?? `${formatPack(pack)}, ${formatPrice(priceIncVat)}`)}
      </p>
      {product.age && (
        <p className={styles.facts}>
          {formatAge(product.age)}. {product.counted && quantity > ADVISED_PACKS && ADVICE}
        </p>
      )}
      <UnlessHeld product={product} />
      {multiple !== undefined && (
        <p className={styles.adjusted}>
          Sold in multiples of {multiple}
          {asked !== undefined && `: ${asked} became ${quantity}`}.
        </p>
      )}
      {caseOf !== undefined && <p className={styles.facts}>This is the code of a case of {caseOf}.</p>}
      {packs !== undefined && (
        <Button look="quiet" onClick={() => onPacks(packs)}>
          {`Meant ${quantity} ${pack.of ?? 'pieces'}? Make it ${formatPacks(packs, product)}`}
        </Button>
      )}
    </>
  )
}

interface HeldMessageProps {
  readonly result: HeldResult
  readonly errorId: string
  readonly onReplace: (product: Product) => void
}

/** The reason that a line cannot be ordered; its replacement takes its place in one step. */
function HeldMessage({ result, errorId, onReplace }: HeldMessageProps) {
  const { hold, replacement } = result
  return (
    <>
      <p className={styles.error} id={errorId}>
        {hold.text}. It cannot be ordered.
      </p>
      {replacement && (
        <Button look="quiet" onClick={() => onReplace(replacement)}>
          Order {replacement.title} instead
        </Button>
      )}
    </>
  )
}

/** "2 × box of 100", "4 × each". */
function formatPacks(packs: number, { pack: { unit, count } }: Product): string {
  return `${formatWhole(packs)} × ${unit}${count > 1 ? ` of ${formatWhole(count)}` : ''}`
}

function ProductName({ product }: { product: Product }) {
  return (
    <p className={styles.name}>
      <Link href={paths.detail(product.slug)}>{product.title}</Link>
    </p>
  )
}
