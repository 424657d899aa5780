import { useState } from 'react'
import { Link } from 'wouter'
import { ArrowLeft, ShoppingCart } from 'lucide-react'
import { paths } from '../../domain/page/address.ts'
import { MAX_LINES, sumLines } from '../../domain/cart/cartLines.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import type { List } from '../../domain/wardLists/wardLists.ts'
import type { CodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import { buildReorder, readStock } from '../../domain/wardLists/reorder.ts'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { addLinesToCart } from '../../state/cart/addMany.ts'
import { showNotice } from '../../state/page/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { ListActions } from './ListActions.tsx'
import { ListLineEntry } from './ListLineEntry.tsx'
import { RenameForm } from './RenameForm.tsx'
import { StockTable } from './StockTable.tsx'
import styles from './ListView.module.css'

interface Props {
  readonly list: List
  readonly catalogue: Catalogue
  readonly index: CodeIndex
}

/** One list: what there should be, what there is, and the order that makes up the difference. */
export function ListView({ list, catalogue, index }: Props) {
  const [said, setSaid] = useState('')
  const stock = readStock(list, catalogue)
  const lines = buildReorder(stock)
  const ordered = stock.filter(({ order }) => order > 0)
  const total = sumLines(ordered.map(({ key, product }, place) => ({ key, product, line: lines[place]! })))

  function handleOrder() {
    const { refused } = addLinesToCart(lines)
    if (refused.length > 0)
      showNotice(
        `${formatCount(refused.length, 'line')} found no room: the cart holds ${MAX_LINES} lines, 9,999 of each.`,
      )
  }
  return (
    <>
      <p className={styles['back']}>
        <Link href={paths.lists} className="link">
          <ArrowLeft size={18} aria-hidden />
          All lists
        </Link>
      </p>
      <RenameForm list={list} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles['page']}>
        <div className={styles['main']}>
          {stock.length === 0 ? (
            <p className={styles['none']}>
              This list is empty. Add products by their code here, or from a product’s own page.
            </p>
          ) : (
            <StockTable id={list.id} stock={stock} onSaid={setSaid} />
          )}
          <ListLineEntry list={list} catalogue={catalogue} index={index} />
        </div>
        <section aria-label="Order" className={styles['order']} data-order-bar>
          <OrderSum total={total} />
          <Button look="main" disabled={lines.length === 0} onClick={handleOrder}>
            <ShoppingCart size={20} aria-hidden />
            {lines.length === 0 ? 'Nothing to order' : `Order ${formatCount(lines.length, 'line')}`}
          </Button>
          <p className={styles['how']}>
            What is short of par goes into the cart, in whole packs. The list stays as it is.
          </p>
        </section>
        <ListActions list={list} catalogue={catalogue} index={index} />
      </div>
    </>
  )
}
