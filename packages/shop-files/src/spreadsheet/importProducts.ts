import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { formatCsv } from '@shop/core/base/csv.ts'
import { parseJson } from '@shop/core/base/json.ts'
import { type CatalogueFiles, demandCatalogueFiles } from '../check/catalogueFiles.ts'
import { getShopFolder } from '../folder/shopFolder.ts'
import { describePlan } from './describePlan.ts'
import { formatRefusals } from './formatRefusals.ts'
import { type Mapping, readFormat } from './formats.ts'
import { formatAcceptFlag, parseAccepted } from './oddPrices.ts'
import { type ImportChoices, planImport } from './planImport.ts'
import { planWithoutRefused } from './planWithoutRefused.ts'
import { readTable, type TableRow } from './readTable.ts'
import { listReportRows } from './reportRows.ts'
import { explainRate, getUsualRate, parseRate } from './vatRates.ts'
import { formatChangedFiles, writeFiles } from './writeCatalogue.ts'

const USAGE =
  'npm run catalogue import FILE.csv -- [--dry-run] [--remove] [--leave-out-refused] [--vat=20] [--accept-prices=12,40] [--report=FILE.csv]'

/**
 * Takes a spreadsheet into the catalogue, all of it or nothing, and reports what that changes and why a line is refused;
 * the report of `--report=FILE.csv` has every line. Without the "--" in front, npm keeps the options for itself:
 * `--dry-run` counts all the same, so that a trial never writes.
 */
export async function importProducts(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const [file] = positionals
  if (file === undefined || !existsSync(file)) throw new Error(`Name a file that is there: ${USAGE}`)
  if (values.report !== undefined) checkReport(values.report, file)
  const folder = getShopFolder()
  const files = demandCatalogueFiles(folder)
  const own = readFormat(await readTable(file), readMapping(file), files.attributes)
  const vat = values.vat === undefined ? getUsualRate() : parseRate(values.vat)
  if (vat === undefined) throw new Error(explainRate(values.vat ?? ''))
  const accepted = values['accept-prices'] === undefined ? undefined : parseAccepted(values['accept-prices'])
  if (values['accept-prices'] !== undefined && accepted === undefined)
    throw new Error('Write --accept-prices as the numbers of lines, such as --accept-prices=12,40, or as "all".')
  const choices = { vat, isOwn: own.isOwn, whole: values.remove ? own.rows : undefined, ...(accepted && { accepted }) }
  const { plan, rows, refusals } = values['leave-out-refused']
    ? planWithoutRefused(own.rows, files, choices)
    : planAll(own.rows, files, choices)
  const told = { ...plan, refusals }
  if (refusals.length > 0) console.log(formatRefusals(refusals))
  console.log(describePlan(files, told, { ...own, rows }))
  if (values.report !== undefined) writeReport(values.report, formatCsv(listReportRows(own, files, told)))
  const flag = formatAcceptFlag(refusals)
  if (flag !== undefined) console.log(flag)
  if (plan.refusals.length > 0) {
    console.log('Nothing was written. Fix the refused lines, or add --leave-out-refused.')
    process.exitCode = 1
    return
  }
  const texts = await formatChangedFiles(folder, files, plan.files)
  if (values['dry-run'] || process.env.npm_config_dry_run === 'true')
    return console.log(`A trial: nothing was written. It would change ${texts.size} files.`)
  writeFiles(folder, texts)
  console.log(`${texts.size} files written. Look at them with "git diff", then run "npm run catalogue".`)
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        'leave-out-refused': { type: 'boolean', default: false },
        vat: { type: 'string' },
        'accept-prices': { type: 'string' },
        report: { type: 'string' },
      },
    })
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ')
    throw new Error(`${reason}. Write it as: ${USAGE}`, { cause: error })
  }
}

function checkReport(report: string, file: string): void {
  if (!/\.csv$/i.test(report)) throw new Error('The report is a CSV file. Give it a name that ends in .csv.')
  if (path.resolve(report) === path.resolve(file))
    throw new Error(`${file} would be written over. Give the report another name.`)
}

function writeReport(report: string, text: string): void {
  try {
    writeFileSync(report, text)
  } catch (cause) {
    throw new Error(`The report cannot be written to ${report}. Name a folder that is there.`, { cause })
  }
  console.log(`${report} has every line with its reason.`)
}

function planAll(rows: readonly TableRow[], files: CatalogueFiles, choices: ImportChoices) {
  const plan = planImport(rows, files, choices)
  return { plan, rows, refusals: plan.refusals }
}

/** The owner's notes on the file's columns, beside it. */
function readMapping(file: string): Mapping | undefined {
  const place = `${file.replace(/\.[^.]*$/, '')}.mapping.json`
  if (!existsSync(place)) return undefined
  const mapping = v.safeParse(v.record(v.string(), v.string()), parseJson(readFileSync(place, 'utf8')))
  if (mapping.success) return mapping.output
  throw new Error(`${place} has to be a list of columns and their fields, such as { "Artikel": "sku" }.`)
}
