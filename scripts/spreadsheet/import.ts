/**
 * `npm run import FILE [-- --dry-run] [--remove] [--leave-out-refused] [--vat=20]`: takes a spreadsheet into the catalogue,
 * all of it or nothing, and says line by line what that changes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { getCatalogueFolder } from '../build/loadCatalogue.ts'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { describePlan, formatRefusals } from './describePlan.ts'
import { readFormat, type Mapping } from './formats.ts'
import { leaveOutRefused, planImport, type Refusal } from './planImport.ts'
import { readTable } from './table.ts'
import { formatChangedFiles, writeFiles } from './writeCatalogue.ts'

const USAGE = 'npm run import -- FILE.csv [--dry-run] [--remove] [--leave-out-refused] [--vat=20]'

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      'leave-out-refused': { type: 'boolean', default: false },
      vat: { type: 'string', default: '20' },
    },
  })
  const [file] = positionals
  if (file === undefined || !existsSync(file)) throw new Error(`Name a file that is there: ${USAGE}`)
  if (!['20', '5', '0'].includes(values.vat)) throw new Error(`“${values.vat}” is no rate of UK VAT. Write 20, 5 or 0.`)
  const folder = getCatalogueFolder()
  const { files, problems } = readCatalogueFiles(folder)
  if (!files || problems.length > 0)
    throw new Error('The catalogue cannot be read as it is. Run "npm run catalogue", which says what to do.')
  const own = readFormat(await readTable(file), readMapping(file))
  const choices = { vat: Number(values.vat), isOwn: own.isOwn, whole: values.remove ? own.rows : undefined }
  let rows = own.rows
  let plan = planImport(rows, files, choices)
  const refusals: Refusal[] = [...plan.refusals]
  // What is left out can leave others without what they name.
  while (values['leave-out-refused'] && plan.refusals.length > 0) {
    const fewer = leaveOutRefused(rows, files, plan.refusals)
    if (fewer.length === rows.length) break
    rows = fewer
    plan = planImport(rows, files, choices)
    refusals.push(...plan.refusals)
  }
  console.log(describePlan(files, { ...plan, refusals }, { ...own, rows }))
  if (plan.refusals.length > 0) {
    console.log(`${formatRefusals(refusals)}\nNothing was written. Fix these lines, or add --leave-out-refused.`)
    process.exitCode = 1
    return
  }
  if (refusals.length > 0) console.log(formatRefusals(refusals))
  const texts = await formatChangedFiles(folder, files, plan.files)
  if (values['dry-run']) return console.log(`A trial: nothing was written. It would change ${texts.size} files.`)
  writeFiles(folder, texts)
  console.log(`${texts.size} files written. Look at them with "git diff", then run "npm run catalogue".`)
}

/** What the owner wrote beside the file about its columns. */
function readMapping(file: string): Mapping | undefined {
  const place = `${file.replace(/\.[^.]*$/, '')}.mapping.json`
  if (!existsSync(place)) return undefined
  const mapping = v.safeParse(v.record(v.string(), v.string()), parseJson(readFileSync(place, 'utf8')))
  if (mapping.success) return mapping.output
  throw new Error(`${place} has to be a list of columns and their fields, such as { "Artikel": "sku" }.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
