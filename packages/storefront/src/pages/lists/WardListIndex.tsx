import { Download, Trash2 } from 'lucide-react'
import { formatCount } from '@shop/core/base/count.ts'
import { priceOpen } from '@shop/core/cart/pricedLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { formatWardListsJson } from '@shop/core/lists/file/formatWardListFile.ts'
import { holdStock, readStock } from '@shop/core/lists/reorder.ts'
import type { WardList, WardLists } from '@shop/core/lists/wardLists.ts'
import { paths } from '@shop/core/page/address.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { shop } from 'virtual:shop'
import { NothingYet } from '../../shop/frame/NothingYet.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { saveFile } from '../../state/base/saveFile.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { deleteList } from '../../state/lists/wardLists.ts'
import { useNow } from '../../state/page/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { ImportButton } from './ImportButton.tsx'
import { NewListForm } from './NewListForm.tsx'
import { OrderListButton } from './OrderListButton.tsx'
import styles from './WardListIndex.module.css'

interface Props {
  readonly lists: WardLists
  /** Undefined until they are here. */
  readonly products: Products | undefined
  readonly index: CodeIndex | undefined
}

/** All ward lists on this device, and ways to start one. */
export function WardListIndex({ lists, products, index }: Props) {
  return (
    <>
      <h1 tabIndex={-1}>Lists</h1>
      <p className={styles.lead}>
        What a room, a bag or a shelf should hold, ready to reorder in one step. Lists are kept on this device only.
      </p>
      <p className="scriptless">Lists need JavaScript, which is switched off.</p>
      <div className={`scripted ${styles.page}`}>
        <section aria-label="Your lists" className={styles.lists}>
          {/* It has its room before that is known, as the rows have theirs: the form below it stays where a finger aims. */}
          {lists.length === 0 && (
            <NothingYet isWaiting={!products}>
              <p className={styles.none}>You have no lists on this device yet.</p>
            </NothingYet>
          )}
          {lists.length > 0 && (
            <ul>
              {lists.map((list) => (
                <ListRow key={list.id} list={list} products={products} />
              ))}
            </ul>
          )}
        </section>
        <div className={styles.new}>
          <NewListForm lists={lists} />
          <div className={styles.files}>
            <ImportButton lists={lists} products={products} index={index} />
            {products && lists.length > 0 && (
              <Button
                look="quiet"
                onClick={() =>
                  saveFile(
                    'lists.json',
                    formatWardListsJson(lists, products, { isDemonstration: shop.demonstration }),
                    'application/json',
                  )
                }
              >
                <Download size={18} aria-hidden />
                Export all lists (JSON)
              </Button>
            )}
          </div>
        </div>
      </div>
      {products && lists.length === 0 && <LaterRecentlyViewed />}
    </>
  )
}

function ListRow({ list, products }: { list: WardList; products: Products | undefined }) {
  const now = useNow()
  const cart = useCart()
  const { length } = list.lines
  // The stock is known once the products are here.
  const stock = products ? holdStock(readStock(list, products), priceOpen(cart, products), now) : []
  const short = stock.filter(({ order }) => order > 0).length
  const gone = stock.filter(({ product }) => !product).length
  return (
    <li className={styles.row}>
      <h2>
        <Link href={paths.list(list.id)}>
          <bdi>{list.name}</bdi>
        </Link>
      </h2>
      <p>
        {length === 0 ? 'Empty' : formatCount(length, 'line')}
        {stock.length > 0 && `, ${short} to order`}
        {gone > 0 && <span className={styles.gone}>, {gone} no longer sold</span>}
      </p>
      <div className={styles.ways}>
        {short > 0 && <OrderListButton stock={stock} look="plain" name={list.name} />}
        <Button look="quiet" onClick={() => deleteList(list)}>
          <Trash2 size={18} aria-hidden />
          Delete<span className="visually-hidden"> {list.name}</span>
        </Button>
      </div>
    </li>
  )
}
