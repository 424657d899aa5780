import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import { getLineKey, MAX_QUANTITY, parseQuantity, setQuantity, type PricedLine } from '../../domain/basket.ts'
import { formatPack } from '../../domain/catalogue.ts'
import { formatPence } from '../../domain/price.ts'
import { PictureTile } from '../../shop/PictureTile.tsx'
import { PriceTag } from '../../shop/PriceTag.tsx'
import { removeItem } from '../../state/basket.ts'
import { useBasket } from '../../state/BasketContext.tsx'
import { storeSelected } from '../../state/selectedProduct.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import styles from './CartLine.module.css'

const SIZES = '(min-width:1200px) 15vw, (min-width:600px) 27vw, 76px'

/** One line of the cart as a card: identical items are one card with a quantity. */
export function CartLine({ line, product }: Omit<PricedLine, 'key'>) {
  const { setBasket } = useBasket()
  const chosen = Object.entries(line.options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
  if (!product) return <GoneLine line={line} />
  const { title } = product
  return (
    <li className={styles['line']}>
      <PictureTile name={product.picture} sizes={SIZES} isRevealed={false} className={styles['picture']} />
      <p className={styles['supplier']}>{product.supplier}</p>
      <h2>
        <Link href={paths.detail(product.slug)} onClick={() => storeSelected(product)}>
          {title}
        </Link>
      </h2>
      <p className={styles['code']}>
        {product.sku && <span className="code">SKU {product.sku}. </span>}
        {formatPack(product.pack)}
        {chosen && `. ${chosen}`}
      </p>
      <div className={styles['amounts']}>
        <PriceTag product={product} />
        {line.quantity > 1 && (
          <p className={styles['sum']}>
            {line.quantity} × {formatPence(product.priceIncVat.pence)} ={' '}
            <b>{formatPence(product.priceIncVat.pence * line.quantity)}</b> inc.VAT
          </p>
        )}
      </div>
      <div className={styles['controls']}>
        <QuantityField
          label={`Quantity of ${title}${chosen && `, ${chosen}`}`}
          value={line.quantity}
          max={MAX_QUANTITY}
          parse={parseQuantity}
          onChange={(quantity) => setBasket((basket) => setQuantity(basket, getLineKey(line), quantity))}
        />
        <RemoveButton line={line} title={title} />
      </div>
    </li>
  )
}

/** A product that has left the catalogue is shown as gone, not dropped in silence. */
function GoneLine({ line }: Pick<PricedLine, 'line'>) {
  return (
    <li className={styles['line']}>
      <PictureTile name="" sizes={SIZES} isRevealed={false} className={styles['picture']} />
      <p className={styles['supplier']}>No longer sold</p>
      <h2>{line.slug}</h2>
      <p className={styles['code']}>
        This product has left the catalogue since you added it. It is not counted in the total.
      </p>
      <div />
      <div className={styles['controls']}>
        <RemoveButton line={line} title={line.slug} />
      </div>
    </li>
  )
}

function RemoveButton({ line, title }: Pick<PricedLine, 'line'> & { title: string }) {
  return (
    <Button look="quiet" onClick={() => removeItem(line, title)}>
      <Trash2 size={18} aria-hidden />
      Remove<span className="visually-hidden"> {title}</span>
    </Button>
  )
}
