import { Check } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { buildLine } from '@shop/core/cart/cartLines.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { Choice, ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { formatAge, formatPack } from '@shop/core/catalogue/formatPack.ts'
import { paths } from '@shop/core/page/address.ts'
import { showNotice } from '../../state/base/notices.ts'
import { addProduct } from '../../state/cart/cart.ts'
import { useAtRest } from '../../state/page/atRest.ts'
import { storeSelected } from '../../state/product/selectedProduct.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { PictureTile } from '../product/PictureTile.tsx'
import { OldPrice, PriceTag } from '../product/PriceTag.tsx'
import { Swatches } from '../product/Swatches.tsx'
import { UnlessHeld } from '../product/UnlessHeld.tsx'
import styles from './ProductCard.module.css'

const CardTools = onDemand(async () => (await import('./CardTools.tsx')).CardTools, null)

/** The width of a card's picture, as far as it decides the file: between 168 and 270 px from 900 px up. */
const SIZES = '(min-width:900px)240px,(min-width:600px)33vw,76px'

interface Props {
  readonly product: ListedProduct
  /** True for a card of the first row: its picture is loaded at once. */
  readonly isFirst?: boolean
  /** Draws the card's text with matches marked. */
  readonly mark?: Mark | undefined
  /** Returns a note to show beside the pack. */
  readonly notePack?: ((product: ListedProduct) => string | undefined) | undefined
}

/** Draws a name or a code with its matches marked. */
export interface Mark {
  readonly name: (name: string) => ReactNode
  /** With "SKU" before it. */
  readonly code: (code: string) => ReactNode
  /** The values of its options that were asked for. */
  readonly choose: (product: ListedProduct) => Choice
}

const NO_MARK: Mark = { name: String, code: (code) => `SKU ${code}`, choose: () => ({}) }

/** A product in a listing. The whole card links to the product; Add puts one into the cart without leaving the page. */
export function ProductCard({ product, isFirst = false, mark = NO_MARK, notePack }: Props) {
  const { slug, title, supplier, sku, pack } = product
  const note = notePack?.(product)
  const chosen = mark.choose(product)
  // The card's tools take no space of their own and are drawn after the page.
  const hasTools = useDeferredValue(useAtRest(), false)
  return (
    <article className={styles.card}>
      <PictureTile
        name={product.picture}
        tone={product.tone}
        sizes={SIZES}
        isFirst={isFirst}
        className={styles.picture}
      />
      <p className={styles.supplier}>{mark.name(supplier)}</p>
      <h3>
        <Link href={paths.detail(slug, chosen)} onClick={() => storeSelected(product)}>
          {mark.name(title)}
        </Link>
      </h3>
      <p className={styles.sku}>
        <span className="code">{sku && mark.code(sku)}</span>
        <Swatches colours={product.swatches} />
      </p>
      <p className={styles.pack}>
        <span>
          {formatPack(pack)}
          {Object.keys(chosen).length > 0 && ` · ${formatChoice({ options: chosen })}`}
          {product.multiple && ` · sold in ${product.multiple}s`}
          {note && ` · ${note}`}
          {product.legalClass === 'P' && <span className={styles.class}> · Pharmacy medicine</span>}
          {product.age && ` · ${formatAge(product.age)}`}
        </span>
        <OldPrice price={product.oldPrice} />
      </p>
      <div className={styles.price}>
        <PriceTag product={product} />
        <UnlessHeld product={product}>
          <AddFromCard product={product} chosen={chosen} />
        </UnlessHeld>
      </div>
      {hasTools && <CardTools product={product} className={styles.tools} />}
    </article>
  )
}

const ADDED_SHOWN_MS = 2400

/** Adds one at once; a product with options links to its page, where they are chosen. */
function AddFromCard({ product, chosen }: { readonly product: ListedProduct; readonly chosen: Choice }) {
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), ADDED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isAdded])
  const { slug, title, options } = product
  if (options) {
    return (
      <Link
        href={paths.detail(slug, chosen)}
        onClick={() => storeSelected(product)}
        className={`${buttonClass('add')} ${styles.choose}`}
      >
        Choose
        <span className="visually-hidden">
          {` ${options.map(({ name }) => name.toLowerCase()).join(' and ')}: ${title}`}
        </span>
      </Link>
    )
  }
  async function handleAdd() {
    const refusal = await addProduct(buildLine(product), product)
    if (refusal === undefined) setAdded(true)
    else showNotice(`${title} was not added. ${refusal}.`)
  }
  return (
    <Button look="add" onClick={() => void handleAdd()} data-added={isAdded ? '' : undefined}>
      {isAdded && <Check size={18} aria-hidden />}
      {isAdded ? 'Added' : 'Add'}
      <span className="visually-hidden">{` to cart: ${title}`}</span>
    </Button>
  )
}
