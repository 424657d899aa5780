import { type Edit, type Files, invertEdits, listProducts } from '@shop/shop-files/edits/edits.ts'
import { readAttributes } from './attributes.ts'
import { type CellChange, findPlaces, readRowId, type Refused } from './cells.ts'
import type { Change } from './describe.ts'
import { nameField, PRICES } from './labels.ts'

/** A step that undo takes back as one. */
export interface Step {
  /** The name of the step, as it reads after "Undone: ". */
  readonly name: string
  readonly edits: readonly Edit[]
  /** Of the cells that were written in: the texts that could not be kept, before and after. */
  readonly refused?: { readonly was: readonly Refused[]; readonly now: readonly Refused[] }
}

/** The step that takes this one back. */
export function invertStep({ name, edits, refused }: Step): Step {
  return { name, edits: invertEdits(edits), ...(refused && { refused: { was: refused.now, now: refused.was } }) }
}

/** Two steps of the same record as one; undefined where they are not. */
export function joinSteps(before: Step, after: Step): Step | undefined {
  const [[first, ...others], [then, ...more]] = [before.edits, after.edits]
  if (!first || !then || others.length + more.length > 0) return undefined
  if (first.file !== then.file || first.key !== then.key) return undefined
  return { ...after, edits: [{ ...then, was: first.was }] }
}

/** The texts that cannot be kept, once a step is made. */
export function followRefused(refused: readonly Refused[], step: Step): readonly Refused[] {
  if (!step.refused) return refused
  const { was, now } = step.refused
  return [...refused.filter((cell) => !hasCell(was, cell) && !hasCell(now, cell)), ...now]
}

/** True if this cell is among the cells. */
export function hasCell(cells: readonly CellChange[], { id, column }: CellChange): boolean {
  return cells.some((cell) => cell.id === id && cell.column === column)
}

/** Names a step by what it changed: “Category Mugs: Title”, “Blue mug” added. */
export function nameStep(changes: readonly Change[]): string {
  const whole = changes.find(({ key, kind }) => key !== undefined && kind !== 'changed')
  if (whole) return `“${whole.subject}” ${whole.kind === 'new' ? 'added' : 'removed'}`
  const subjects = [...new Set(changes.map(({ subject }) => subject))]
  const fields = [...new Set(changes.flatMap(({ lines }) => lines.map(({ name }) => name)))]
  const who = subjects.length > 2 ? `${subjects.length} records` : subjects.join(' and ')
  return `${who}: ${fields.length > 3 ? `${fields.length} fields` : fields.join(', ')}`
}

/** Names a step by the cells that were written in: "240 prices pasted". */
export function nameCells(files: Files, cells: readonly CellChange[], did: string): string {
  const columns = [...new Set(cells.map(({ column }) => column))]
  const [cell] = cells
  if (cell && cells.length === 1)
    return cell.text === '' ? `${nameOneCell(files, cell)} emptied` : `“${cell.text}” in ${nameOneCell(files, cell)}`
  const noun = columns.every((column) => PRICES.includes(column)) ? 'prices' : 'cells'
  const where = noun === 'cells' && columns.length === 1 ? ` of ${nameColumn(files, columns[0]!)}` : ''
  return `${cells.length.toLocaleString('en-GB')} ${noun}${where} ${did}`
}

/** "Price inc. VAT of Blue mug". */
export function nameOneCell(files: Files, { id, column }: Pick<CellChange, 'id' | 'column'>): string {
  const { slug, variant } = readRowId(id)
  const record = listProducts(files, findPlaces(files).get(slug) ?? '').find((product) => product.slug === slug)
  const choice = Object.values(record?.variants?.[variant ?? -1]?.choice ?? {})
  const title = [record?.discription ?? slug, ...(choice.length > 0 ? [choice.join(', ')] : [])].join(': ')
  return `${nameColumn(files, column)} of ${title}`
}

function nameColumn(files: Files, column: string): string {
  return nameField(column, readAttributes(files))
}
