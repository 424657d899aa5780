import { ArrowLeft, ArrowRight, LayoutGrid, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { findRate } from '@shop/shop-files/spreadsheet/applyCells.ts'
import { Button, buttonClass } from '@shop/storefront/ui/Button.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { buildRows } from '../../model/cells.ts'
import { findColumnAt } from '../../model/columnAt.ts'
import { removeProduct } from '../../model/products.ts'
import { setRate } from '../../model/rate.ts'
import { LiveView } from '../live/LiveView.tsx'
import { formatPlace, goTo, type Place } from '../place.ts'
import { edit, say, useDesk } from '../store.ts'
import { CellField } from './CellField.tsx'
import { Facts } from './Facts.tsx'
import { Photograph } from './Photograph.tsx'
import { RateField } from './RateField.tsx'
import { Shelves } from './Shelves.tsx'
import { StatusFields } from './StatusFields.tsx'
import { VariantTable } from './VariantTable.tsx'
import styles from './ProductForm.module.css'

const PRICE_HINT = 'Such as 12.99'

/** One product with all its fields, and beside them how the shop shows it. */
export function ProductForm({ place }: { place: Place }) {
  const { files } = useDesk()
  const form = useRef<HTMLFormElement>(null)
  const rows = buildRows(files, true)
  const own = rows.filter(({ slug }) => slug === place.record)
  const [row, ...variants] = own
  const slugs = [...new Set(rows.map(({ slug }) => slug))]
  const at = slugs.indexOf(place.record)
  const isThere = row !== undefined
  const field = findColumnAt(place.field, readAttributes(files))
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    // The field of a size or colour is tried before that of the product, in any order on the page.
    const names = [place.field, field, place.field.replace(/^variants\.\d+\./, '')]
    const target = field === '' ? find('h1') : names.flatMap((name) => find(`[name="${CSS.escape(name)}"]`) ?? [])[0]
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }, [place, field, isThere])
  if (!row)
    return (
      <div className={styles.gone}>
        <h1>There is no such product</h1>
        <a href={formatPlace('products')} className="link">
          All products
        </a>
      </div>
    )
  return (
    <div className={styles.product}>
      {/* Each product has a form of its own, so that what is typed for one is never another's. */}
      <form key={row.slug} ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <nav aria-label="Products" className={styles.steps}>
          <a href={formatPlace('products', '', `${row.slug} discription`)} className={buttonClass('quiet')}>
            <LayoutGrid size={18} aria-hidden />
            All products
          </a>
          {at > 0 && (
            <a href={formatPlace('products', slugs[at - 1])} className={buttonClass('quiet')}>
              <ArrowLeft size={18} aria-hidden />
              Previous
            </a>
          )}
          {at < slugs.length - 1 && (
            <a href={formatPlace('products', slugs[at + 1])} className={buttonClass('quiet')}>
              Next
              <ArrowRight size={18} aria-hidden />
            </a>
          )}
        </nav>
        <h1 tabIndex={-1}>{String(row['discription'])}</h1>
        <p className="code">{`${row.file}, ${row.slug}`}</p>
        <CellField row={row} column="discription" />
        <div className={styles.row}>
          <CellField row={row} column="smalltittle" />
          <CellField row={row} column="sku" isWhole />
        </div>
        <div className={styles.row}>
          <CellField row={row} column="NewPrice" hint={PRICE_HINT} isWhole />
          <CellField row={row} column="fromPrice" hint="At the same VAT rate" isWhole />
          <CellField row={row} column="lastPrice" hint="If it is on offer" isWhole />
        </div>
        <RateField
          value={findRate(row)}
          hint="The price inc. VAT stays"
          onChange={(rate) => edit(setRate(files, row.slug, rate))}
        />
        <CellField row={row} column="about" isLong />
        <div className={styles.row}>
          <CellField row={row} column="pack.count" isWhole />
          <CellField row={row} column="pack.unit" />
          <CellField row={row} column="pack.of" />
        </div>
        <Photograph file={row.file} slug={row.slug} />
        {variants.length > 0 && <VariantTable rows={variants} />}
        <Shelves slug={row.slug} />
        <StatusFields slug={row.slug} />
        <Facts row={row} hasVariants={variants.length > 0} asked={field} />
        <Button
          look="quiet"
          onClick={() => {
            edit(removeProduct(files, row.slug))
            goTo('products')
            say(`“${String(row['discription'])}” will be removed from the shop when you save. Undo brings it back.`)
          }}
        >
          <Trash2 size={18} aria-hidden />
          Remove from the shop
        </Button>
      </form>
      <LiveView slug={row.slug} />
    </div>
  )
}
