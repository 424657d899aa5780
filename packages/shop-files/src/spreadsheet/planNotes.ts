import { money } from '@shop/core/money/shopMoney.ts'
import { nameSome } from '../check/nameSome.ts'
import { listShelves } from './exportRows.ts'
import type { ImportPlan } from './planImport.ts'

/** Notes on the new products that the owner should know of, and what to do about each. */
export function listPlanNotes({ added, files, vat, withoutRate }: ImportPlan): string[] {
  const shelves = listShelves(files)
  const homeless = added.filter((slug) => !shelves.has(slug))
  const other = money.vatRates.find((rate) => rate !== vat)
  const notes: string[] = []
  if (homeless.length > 0)
    notes.push(
      `${count(homeless, 'is', 'are')} in no category, so nobody finds ${homeless.length === 1 ? 'it' : 'them'}: ${nameSome(homeless)}. Name one in a column categories.`,
    )
  if (withoutRate.length > 0 && other !== undefined)
    notes.push(
      `${count(withoutRate, 'states', 'state')} no rate of VAT, so ${vat}% was taken: ${nameSome(withoutRate)}. Write another in a column vat, or for all of them as --vat=${other}.`,
    )
  return notes
}

function count({ length }: readonly string[], one: string, many: string): string {
  return length === 1 ? `1 new product ${one}` : `${length.toLocaleString('en-GB')} new products ${many}`
}
