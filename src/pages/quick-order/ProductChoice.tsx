import type { Product } from '../../domain/catalogue/catalogue.ts'
import { formatPrice } from '../../domain/money/price.ts'

interface Props {
  readonly label: string
  readonly products: readonly Product[]
  readonly onChoose: (product: Product) => void
}

/** A choice among products that a code may stand for. */
export function ProductChoice({ label, products, onChoose }: Props) {
  function handleChange(slug: string) {
    const product = products.find((other) => other.slug === slug)
    if (product) onChoose(product)
  }
  return (
    <select aria-label={label} value="" onChange={(event) => handleChange(event.target.value)}>
      <option value="">Choose the product</option>
      {products.map(({ slug, sku, title, priceIncVat }) => (
        <option key={slug} value={slug}>
          {`${sku}: ${title}, ${formatPrice(priceIncVat)}`}
        </option>
      ))}
    </select>
  )
}
