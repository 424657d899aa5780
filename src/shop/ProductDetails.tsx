import { Clock, Phone } from 'lucide-react'
import { shop } from 'virtual:shop'
import { useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../domain/address.ts'
import { listAttributes } from '../domain/attributes.ts'
import { MAX_QUANTITY, parseQuantity } from '../domain/basket.ts'
import { formatPack, type Product } from '../domain/catalogue.ts'
import type { DetailPageData } from '../domain/pageData.ts'
import { addItem } from '../state/basket.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { QuantityField } from '../ui/QuantityField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { BuyBar } from './BuyBar.tsx'
import { PictureTile } from './PictureTile.tsx'
import { OldPrice, PriceTag } from './PriceTag.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { RangeLinks } from './RangeLinks.tsx'
import styles from './ProductDetails.module.css'

/** Everything that the shop says of one product, and the way into the cart. */
export function ProductDetails({ data }: { data: DetailPageData }) {
  const { product, siblings, related } = data
  return (
    <>
      <div className={styles['top']}>
        <PictureTile
          name={product.picture}
          alt={product.picture.endsWith('.svg') ? '' : product.title}
          sizes="(min-width:900px) 44vw, 92vw"
          isFirst
          isRevealed={false}
          className={styles['picture']}
        />
        <section className={styles['buy']} aria-label="Price and order">
          <p className={styles['supplier']}>
            <span>{product.supplier}</span>
            <span className="code">{product.sku && `SKU ${product.sku}`}</span>
          </p>
          <h1 tabIndex={-1}>{product.title}</h1>
          <div className={styles['price']}>
            <PriceTag product={product} isLarge />
            <p className={styles['pack']}>
              <OldPrice price={product.oldPrice} />
              <span>{formatPack(product.pack)}</span>
            </p>
          </div>
          <RangeLinks siblings={siblings} current={product} />
          <BuyForm key={product.slug} product={product} />
          <ul className={styles['promises']}>
            {product.engravable && (
              <li>
                <Clock size={20} aria-hidden />
                Can be laser-engraved: order before {shop.cutOff} for next-day personalised goods.
              </li>
            )}
            <li>
              <Phone size={20} aria-hidden />
              <span>
                Questions: freephone <span className="num">{shop.telephone}</span>
              </span>
            </li>
          </ul>
        </section>
      </div>
      <Facts product={product} />
      {related.length > 0 && (
        <section aria-labelledby="goes-with" className={styles['related']}>
          <h2 id="goes-with">Goes with it</h2>
          <ProductGrid products={related} />
        </section>
      )}
      {data.home && (
        <p className={styles['back']}>
          <Link href={paths.category(data.home.id)} className="link">
            All of {data.home.title}
          </Link>
        </p>
      )}
    </>
  )
}

/** Options, quantity and Add to Cart. An option that was not chosen is named, and nothing typed is lost. */
function BuyForm({ product }: { product: Product }) {
  const { slug, title, options = [] } = product
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [quantity, setQuantity] = useState(1)
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
    if (options.every(({ name }) => chosen[name])) addItem({ slug, options: chosen, quantity }, title)
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
          parse={parseQuantity}
          onChange={setQuantity}
        />
        <Button ref={button} look="main" onClick={handleAdd}>
          Add to Cart
        </Button>
      </div>
      <p className="scriptless">
        To put this into a cart, switch JavaScript on, or order by freephone {shop.telephone}.
      </p>
      <BuyBar product={product} button={button} onAdd={handleAdd} />
    </div>
  )
}

/** What is stated of the product, as a definition list. */
function Facts({ product }: { product: Product }) {
  const legalClass = { GSL: 'General sale list', P: 'Pharmacy medicine' }
  const facts = [
    ...listAttributes(product.attributes),
    { name: 'Pack', value: formatPack(product.pack) },
    ...(product.legalClass ? [{ name: 'Legal class', value: legalClass[product.legalClass] }] : []),
    ...(product.gtin ? [{ name: 'GTIN', value: product.gtin }] : []),
    { name: 'Engraving', value: product.engravable ? 'Can be engraved' : 'Not offered' },
  ]
  return (
    <div className={styles['facts']}>
      <section aria-labelledby="about">
        <h2 id="about">About this product</h2>
        <p>{product.about}</p>
      </section>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
