import type { ProductRecord, VariantRecord } from '@shop/core/catalogue/schema.ts'
import { CHOICE_COLUMNS } from './columns.ts'
import type { TableRow } from './readTable.ts'
import { isRewritten } from './rewritten.ts'

type Choice = VariantRecord['choice']

/** Finds the variant that each row means, or begins one. Of sizes 000, 00 and 0 a spreadsheet makes 0, 0 and 0: these go by their order. */
export function matchVariants(
  rows: readonly TableRow[],
  known: readonly VariantRecord[],
  options: NonNullable<ProductRecord['options']>,
): { readonly variant: TableRow; readonly record: VariantRecord }[] {
  const named = rows.map((variant) => ({
    variant,
    choice: Object.fromEntries(
      options.map(({ name }, index) => [name, variant.cells[CHOICE_COLUMNS[index]!] ?? '']),
    ) satisfies Choice,
  }))
  const taken = new Set<VariantRecord>()
  return named.map(({ variant, choice }) => {
    const isAlone = named.filter((other) => isSame(other.choice, choice, Object.is)).length === 1
    const find = (isLike: (before: string, text: string) => boolean) =>
      known.find((other) => !taken.has(other) && isSame(other.choice, choice, isLike))
    const record = (isAlone ? find(Object.is) : undefined) ?? find((was, is) => was === is || isRewritten(was, is))
    if (record) taken.add(record)
    return { variant, record: record ?? { choice } }
  })
}

function isSame(a: Choice, b: Choice, isLike: (a: string, b: string) => boolean): boolean {
  return (
    Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([name, value]) => b[name] !== undefined && isLike(value, b[name]))
  )
}
