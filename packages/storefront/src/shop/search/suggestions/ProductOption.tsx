import { foldCode } from '@shop/core/base/fold.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { formatPrice, hasVat } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { splitAtMatches, splitCode } from '@shop/core/search/highlight.ts'
import { readChoice } from '@shop/core/search/readChoice.ts'
import { storeSelected } from '../../../state/product/selectedProduct.ts'
import { PictureTile } from '../../product/PictureTile.tsx'
import { Marked } from '../Marked.tsx'
import { AddSuggested } from './AddSuggested.tsx'
import type { Found } from './findSuggestions.ts'
import { OptionLink } from './OptionLink.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly isActive: boolean
  readonly product: ListedProduct
  readonly found: Pick<Found, 'query' | 'matched' | 'coded'>
}

/** A product with its picture, name, code and price, and the way to add it at once. */
export function ProductOption({ id, isActive, product, found: { query, matched, coded } }: Props) {
  const { slug, title, supplier, sku, picture, tone, priceIncVat } = product
  const isExact = coded.includes(slug)
  const isOfVariant = isExact && foldCode(sku) !== foldCode(query)
  const chosen = readChoice(product, query, matched)
  const { options = [] } = product
  // What is still to be chosen, priced by the choice, or has a status to read first, is added on its own page only.
  const isSure = options.length === 0 || (options.every(({ name }) => chosen[name]) && !priceIncVat.isFrom)
  const canAdd = isSure && !product.status
  const choice = formatChoice({ options: chosen })
  return (
    <div role="presentation" className={styles.row}>
      <OptionLink
        id={id}
        isActive={isActive}
        href={paths.detail(slug, isOfVariant ? query : chosen)}
        onClick={() => storeSelected(product)}
        className={styles.product}
        keys={canAdd ? 'Shift+Enter' : undefined}
      >
        <PictureTile name={picture} tone={tone} isFirst isSmall isRevealed={false} className={styles.picture} />
        <span>
          <b>
            <Marked stretches={splitAtMatches(title, matched, query)} />
          </b>
          <small>
            {supplier && sku ? `${supplier} · ` : supplier}
            {sku && (
              <span className="code">
                SKU <Marked stretches={splitCode(sku, query)} />
              </span>
            )}
            {choice && <span> · {choice}</span>}
            {isExact && <span className={styles.exact}>Exact code</span>}
          </small>
        </span>
        <span className={styles.price}>
          <b className="num">{formatPrice(priceIncVat)}</b>
          {hasVat() && <small>inc.VAT</small>}
        </span>
      </OptionLink>
      {canAdd && (
        <AddSuggested
          key={choice}
          id={`${id}-add`}
          slug={slug}
          name={choice ? `${title}, ${choice}` : title}
          options={chosen}
        />
      )}
    </div>
  )
}
