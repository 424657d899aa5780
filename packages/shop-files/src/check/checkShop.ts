import { existsSync } from 'node:fs'
import path from 'node:path'
import { formatCount } from '@shop/core/base/count.ts'
import { getShopFolder } from '../folder/shopFolder.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { gatherAlike } from './gatherAlike.ts'
import { formatProblem } from './problem.ts'
import { writeSchemas } from './writeSchemas.ts'

/**
 * Checks the shop's files and reports problems, with `--quiet` errors alone; a folder `schema` gets JSON Schemas for
 * editors.
 */
export function checkShop(args: readonly string[]): void {
  const isQuiet = args.includes('--quiet')
  const folder = getShopFolder()
  const schemaFolder = path.join(folder, 'schema')

  const { files, problems } = checkCatalogue(folder)
  const fromHere = path.relative('.', folder)
  const shown = fromHere.startsWith('..') ? folder : fromHere
  for (const problem of gatherAlike(problems.filter(({ level }) => level === 'error' || !isQuiet)))
    console.log(formatProblem({ ...problem, file: path.join(shown, problem.file) }))

  if (files && existsSync(schemaFolder)) writeSchemas(schemaFolder, files.attributes)

  const errors = problems.filter((problem) => problem.level === 'error').length
  const products = formatCount(files?.products.length ?? 0, 'product')
  const categories = formatCount(files?.categories.length ?? 0, 'category', 'categories')
  console.log(
    `${products} in ${categories}: ${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}.`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}
