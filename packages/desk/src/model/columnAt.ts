import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { listProductColumns } from '@shop/shop-files/spreadsheet/columns.ts'

/** The column whose cell shows what is at a path in a product's record; the path itself where none does. */
export function findColumnAt(field: string, attributes: Attributes): string {
  const keys = field.split('.')
  const columns = listProductColumns(attributes)
  const isAlong = (path: readonly (string | number)[]) =>
    field !== '' && path.every((key, index) => keys[index] === undefined || keys[index] === String(key))
  return columns.find(({ path }) => isAlong(path))?.name ?? field
}
