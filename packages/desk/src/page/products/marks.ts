import type { Problem } from '@shop/shop-files/check/problem.ts'
import type { Files } from '@shop/shop-files/edits/edits.ts'
import { readAttributes } from '../../model/attributes.ts'
import { buildRows, type Refused, type Row } from '../../model/cells.ts'
import { findColumnAt } from '../../model/columnAt.ts'
import { type Mark, nameCell } from './grid.ts'

interface Known {
  readonly base: Files
  readonly files: Files
  readonly problems: readonly Problem[]
  readonly refused: readonly Refused[]
}

/** The marks of the grid's cells: not saved yet, odd, or wrong. */
export function listMarks({ base, files, problems, refused }: Known): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  const before = new Map(buildRows(base, true).map((row) => [row.id, row]))
  for (const row of buildRows(files, true)) {
    const was = before.get(row.id)
    if (was === row) continue
    for (const column of listDifferent(was, row))
      marks.set(nameCell(row.id, column), { level: 'unsaved', message: 'Not saved yet.' })
  }
  const attributes = readAttributes(files)
  for (const { level, record, field, message } of problems) {
    const variant = /^variants\.(\d+)\.?(.*)$/.exec(field)
    const cell = variant
      ? nameCell(`${record}#${variant[1]}`, variant[2]!)
      : nameCell(record, findColumnAt(field, attributes))
    if (marks.get(cell)?.level !== 'error') marks.set(cell, { level, message })
  }
  for (const { id, column, reason } of refused) marks.set(nameCell(id, column), { level: 'error', message: reason })
  return marks
}

function listDifferent(was: Row | undefined, row: Row): string[] {
  return Object.keys(row).filter((column) => was?.[column] !== row[column])
}
