import { Link } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import { MAX_QUANTITY } from '../../domain/cart/cartLines.ts'
import { formatPack, type Product } from '../../domain/catalogue/catalogue.ts'
import { formatChoice, formatPackTruth } from '../../domain/cart/lineText.ts'
import { formatPrice } from '../../domain/money/price.ts'
import type { DraftLine } from '../../domain/quickOrder/draft.ts'
import { describeScan } from '../../domain/quickOrder/describeScan.ts'
import type { Scan } from '../../domain/quickOrder/gs1.ts'
import { formatGtin } from '../../domain/quickOrder/gtin.ts'
import type { LineResult, ReadyResult } from '../../domain/quickOrder/matchLine.ts'
import { Button } from '../../ui/Button.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import styles from './LineNote.module.css'

interface Props {
  readonly line: DraftLine
  readonly number: number
  readonly result: LineResult
  readonly onChange: (id: number, facts: Partial<DraftLine>) => void
}

/** What became of a line, in words, with what mends it in one step. */
export function LineNote(props: Props) {
  const { result } = props
  return (
    <div className={styles['note']}>
      <Verdict {...props} />
      {result.scan && <ScanNote scan={result.scan} />}
    </div>
  )
}

function Verdict({ line, number, result, onChange }: Props) {
  switch (result.state) {
    case 'ready':
      return <ReadyNote result={result} onPacks={(packs) => onChange(line.id, { quantity: String(packs) })} />
    case 'quantity':
      return (
        <>
          <ProductName product={result.product} />
          <p className={styles['fault']}>
            “{result.typed}” is not a quantity. Type a whole number from 1 to {MAX_QUANTITY}.
          </p>
        </>
      )
    case 'options':
      return (
        <>
          <ProductName product={result.product} />
          <div className={styles['choices']}>
            {(result.product.options ?? []).map(({ name, values }) => (
              <select
                key={name}
                aria-label={`${name} of line ${number}`}
                value={result.options[name] ?? ''}
                onChange={(event) => onChange(line.id, { options: { ...line.options, [name]: event.target.value } })}
              >
                <option value="">{name}: choose</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ))}
          </div>
        </>
      )
    case 'several':
      return (
        <>
          <p className={styles['fault']}>Several products have this code, or one that begins so.</p>
          <ProductChoice
            label={`Product of line ${number}`}
            products={result.products}
            onChoose={({ slug, sku }) => onChange(line.id, { code: sku, slug })}
          />
        </>
      )
    case 'unknown':
      return (
        <>
          <p className={styles['fault']}>
            {result.nearest.length > 0
              ? 'No product has this code. Did you mean:'
              : 'No product has this code. Type another, or remove the line.'}
          </p>
          {result.nearest.map((product) => (
            <Button key={product.slug} look="quiet" onClick={() => onChange(line.id, { code: product.sku })}>
              <span className="code">{product.sku}</span> {product.title}
            </Button>
          ))}
        </>
      )
    case 'gtin':
      return (
        <p className={styles['fault']}>
          Read as GTIN <span className="code">{formatGtin(result.gtin)}</span>: no product of ours carries this GTIN.
        </p>
      )
    case 'scan':
      return <p className={styles['fault']}>{result.fault}</p>
    case 'empty':
      return <p className={styles['fault']}>Type a code, or remove the line.</p>
  }
}

function ReadyNote({ result, onPacks }: { result: ReadyResult; onPacks: (packs: number) => void }) {
  const { product, quantity, asked, packs, options } = result
  const { pack, priceIncVat, multiple } = product
  const choice = formatChoice({ options })
  return (
    <>
      <ProductName product={product} />
      <p className={styles['facts']}>
        {formatPackTruth(quantity, pack, priceIncVat) ?? `${formatPack(pack)}, ${formatPrice(priceIncVat)}`}
        {choice && `. ${choice}`}
      </p>
      {multiple !== undefined && (
        <p className={styles['adjusted']}>
          Sold in multiples of {multiple}
          {asked !== undefined && `: ${asked} became ${quantity}`}.
        </p>
      )}
      {packs !== undefined && (
        <Button look="quiet" onClick={() => onPacks(packs)}>
          {`Meant ${quantity} ${pack.of ?? 'pieces'}? Make it ${packs} × ${pack.unit} of ${pack.count}`}
        </Button>
      )}
    </>
  )
}

function ProductName({ product }: { product: Product }) {
  return (
    <p className={styles['name']}>
      <Link href={paths.detail(product.slug)}>{product.title}</Link>
    </p>
  )
}

/** What else stood on the label that was scanned. It is shown only: an order does not ask for a batch. */
function ScanNote({ scan }: { scan: Scan }) {
  const text = describeScan(scan, new Date())
  return text && <p className={styles['facts']}>On the label: {text}.</p>
}
