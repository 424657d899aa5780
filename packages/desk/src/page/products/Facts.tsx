import { Table2 } from 'lucide-react'
import { useId, useState } from 'react'
import { listProductColumns } from '@shop/shop-files/spreadsheet/columns.ts'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { readAttributes } from '../../model/attributes.ts'
import type { Row } from '../../model/cells.ts'
import { findColumnAt } from '../../model/columnAt.ts'
import { fitVariants } from '../../model/fitVariants.ts'
import { nameField } from '../../model/labels.ts'
import { listUnoffered } from '../../model/offered.ts'
import { goTo } from '../place.ts'
import { edit, useDesk } from '../store.ts'
import { CellField } from './CellField.tsx'
import styles from './Facts.module.css'

/** Fields that have a place of their own in the form. */
const ELSEWHERE = [
  ...['slug', 'img', 'discription', 'smalltittle', 'sku', 'NewPrice', 'fromPrice', 'lastPrice', 'about'],
  ...['pack.count', 'pack.unit', 'pack.of'],
]

interface Props {
  readonly row: Row
  readonly hasVariants: boolean
  /** The field that a link led to: it is shown, stated or not. */
  readonly asked: string
}

/** The further facts of a product; one that is not yet stated is chosen from a list. */
export function Facts({ row, hasVariants, asked }: Props) {
  const id = useId()
  const [added, setAdded] = useState<readonly string[]>([])
  const { files, problems } = useDesk()
  const attributes = readAttributes(files)
  const unoffered = listUnoffered(files)
  const unfit = fitVariants(files, row.slug)
  const wrong = problems.flatMap(({ record, field }) => (record === row.id ? [findColumnAt(field, attributes)] : []))
  const all = listProductColumns(attributes)
    .map(({ name }) => name)
    .filter((name) => !ELSEWHERE.includes(name))
  const shown = all.filter((name) => row[name] || [...added, ...wrong, asked].includes(name))
  return (
    <fieldset>
      <legend>Facts and codes</legend>
      <div className={styles.facts}>
        {shown.map((name) => (
          <CellField key={name} row={row} column={name} isWhole />
        ))}
      </div>
      {unfit.length > 0 && (
        <Button
          look="quiet"
          onClick={() => {
            edit(unfit)
            goTo('products', row.slug, 'variants.0.sku')
          }}
        >
          <Table2 size={18} aria-hidden />
          {hasVariants ? 'Fit the sizes and colours to the choices' : 'Give each choice a code and a price'}
        </Button>
      )}
      <label htmlFor={id} className={styles.label}>
        Add a fact
      </label>
      <select id={id} value="" className={styles.choice} onChange={({ target }) => setAdded([...added, target.value])}>
        <option value="">Choose…</option>
        {all
          .filter((name) => !shown.includes(name) && !unoffered.has(name))
          .map((name) => (
            <option key={name} value={name}>
              {nameField(name, attributes)}
            </option>
          ))}
      </select>
    </fieldset>
  )
}
