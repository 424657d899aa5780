import { formatSold } from '@shop/core/cart/lineText.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { formatPrice } from '@shop/core/money/price.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  readonly products: readonly Product[]
  readonly onChoose: (product: Product) => void
}

/** Products that a line may mean, each to be chosen in one step. */
export function ProductChoices({ products, onChoose }: Props) {
  return products.map((product) => (
    <Button key={`${product.slug} ${product.sku}`} look="quiet" onClick={() => onChoose(product)}>
      <span className="code">{product.sku}</span> {formatSold(product)}, {formatPrice(product.priceIncVat)}
    </Button>
  ))
}

/** The code of a product in the field of its line: it may have no SKU of its own. */
export function getCode({ sku, slug }: Product): string {
  return sku || slug
}
