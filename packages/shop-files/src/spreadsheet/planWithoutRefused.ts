import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import type { Refusal } from './listEntries.ts'
import { type ImportChoices, type ImportPlan, leaveOutRefused, planImport } from './planImport.ts'
import type { TableRow } from './readTable.ts'

/** The result of the good lines, those lines, and the reasons that the others were refused. */
export function planWithoutRefused(
  all: readonly TableRow[],
  files: CatalogueFiles,
  choices: ImportChoices,
): { readonly plan: ImportPlan; readonly rows: readonly TableRow[]; readonly refusals: readonly Refusal[] } {
  let rows = all
  let plan = planImport(rows, files, choices)
  const refusals = [...plan.refusals]
  // Leaving lines out can leave others without a product that they name.
  while (plan.refusals.length > 0) {
    const fewer = leaveOutRefused(rows, files, plan.refusals)
    if (fewer.length === rows.length) break
    rows = fewer
    plan = planImport(rows, files, choices)
    refusals.push(...plan.refusals)
  }
  return { plan, rows, refusals }
}
