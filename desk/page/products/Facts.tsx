import { useId, useState } from 'react'
import { listProductColumns } from '../../../scripts/spreadsheet/columns.ts'
import { readAttributes } from '../../model/attributes.ts'
import type { Row } from '../../model/cells.ts'
import { nameField } from '../../model/labels.ts'
import { useDesk } from '../store.ts'
import { CellField } from './CellField.tsx'
import styles from './Facts.module.css'

/** Fields that have a place of their own in the form. */
const ELSEWHERE = [
  ...['slug', 'img', 'discription', 'smalltittle', 'sku', 'NewPrice', 'fromPrice', 'lastPrice', 'about'],
  ...['pack.count', 'pack.unit', 'pack.of'],
]

/** What else is known of a product; a fact that is not yet stated is chosen from a list. */
export function Facts({ row }: { row: Row }) {
  const id = useId()
  const [added, setAdded] = useState<readonly string[]>([])
  const attributes = readAttributes(useDesk().files)
  const all = listProductColumns(attributes)
    .map(({ name }) => name)
    .filter((name) => !ELSEWHERE.includes(name))
  const shown = all.filter((name) => row[name] || added.includes(name))
  return (
    <fieldset>
      <legend>Facts and codes</legend>
      <div className={styles['facts']}>
        {shown.map((name) => (
          <CellField key={name} row={row} column={name} isWhole />
        ))}
      </div>
      <label htmlFor={id} className={styles['label']}>
        Add a fact
      </label>
      <select
        id={id}
        value=""
        className={styles['choice']}
        onChange={({ target }) => setAdded([...added, target.value])}
      >
        <option value="">Choose…</option>
        {all
          .filter((name) => !shown.includes(name))
          .map((name) => (
            <option key={name} value={name}>
              {nameField(name, attributes)}
            </option>
          ))}
      </select>
    </fieldset>
  )
}
