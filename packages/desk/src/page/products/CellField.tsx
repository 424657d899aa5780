import { useId } from 'react'
import { TextAreaField } from '@shop/storefront/ui/TextAreaField.tsx'
import { TextField } from '@shop/storefront/ui/TextField.tsx'
import { readAttributes } from '../../model/attributes.ts'
import type { Row } from '../../model/cells.ts'
import { findColumnAt } from '../../model/columnAt.ts'
import { nameField } from '../../model/labels.ts'
import { editCells, useDesk } from '../store.ts'
import { useTyped } from '../useTyped.ts'

interface Props {
  readonly row: Row
  readonly column: string
  readonly hint?: string
  /** True for several lines of text. */
  readonly isLong?: boolean
  /** True where its text counts when the field is left: half a price is none. */
  readonly isWhole?: boolean
}

const AFTER_MS = 500

/** A field of a product's record, as a cell of the grid: what is written goes the same way. */
export function CellField({ row, column, hint, isLong = false, isWhole = false }: Props) {
  const id = useId()
  const { files, problems, refused } = useDesk()
  const kept = String(row[column] ?? '')
  const cell = refused.find((other) => other.id === row.id && other.column === column)
  const attributes = readAttributes(files)
  const problem = problems.find(({ record, field }) => record === row.id && findColumnAt(field, attributes) === column)
  const { typed, flush, ...handlers } = useTyped(
    (text) => {
      if (text !== kept || cell) editCells([{ id: row.id, column, text }], 'written', `${row.id} ${column}`)
    },
    isWhole ? undefined : AFTER_MS,
  )
  const common = {
    id,
    label: nameField(column, attributes),
    ...(hint !== undefined && { hint }),
    name: column,
    value: typed ?? cell?.text ?? kept,
    error: cell?.reason ?? problem?.message,
    ...handlers,
  }
  return isLong ? (
    <TextAreaField {...common} rows={4} />
  ) : (
    <TextField {...common} onKeyDown={({ key }) => key === 'Enter' && flush()} />
  )
}
