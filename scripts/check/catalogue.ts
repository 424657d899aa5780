/** `npm run catalogue`: checks the shop's files, prints what is wrong, and writes the JSON Schemas for editors where the shop has a folder `schema`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { getShopFolder } from '../build/shopFolder.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { gatherAlike } from './gatherAlike.ts'
import { formatProblem } from './problem.ts'
import { writeSchemas } from './writeSchemas.ts'

const isQuiet = process.argv.includes('--quiet')
const folder = getShopFolder()
const schemaFolder = path.join(folder, 'schema')

const { files, problems } = checkCatalogue(folder)
const fromHere = path.relative('.', folder)
const shown = fromHere.startsWith('..') ? folder : fromHere
for (const problem of gatherAlike(problems.filter(({ level }) => level === 'error' || !isQuiet)))
  console.log(formatProblem({ ...problem, file: path.join(shown, problem.file) }))

if (files && existsSync(schemaFolder)) writeSchemas(schemaFolder, files.attributes)

const errors = problems.filter((problem) => problem.level === 'error').length
console.log(
  `${files?.products.length ?? 0} products in ${files?.categories.length ?? 0} category entries: ` +
    `${errors} errors, ${problems.length - errors} warnings.`,
)
process.exitCode = errors > 0 ? 1 : 0
