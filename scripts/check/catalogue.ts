/** `npm run catalogue`: checks the catalogue, prints what is wrong, and writes the JSON Schemas for editors. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import {
  CategorySchema,
  GroupsFileSchema,
  ProductsFileSchema,
  ShopSchema,
  StatusFileSchema,
  SynonymsFileSchema,
} from '../../catalogue/schema.ts'
import { readCatalogueFiles, type Problem } from './catalogueFiles.ts'
import { findProblems } from './catalogueRules.ts'

const isQuiet = process.argv.includes('--quiet')
const folder = path.resolve(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'catalogue')

function formatProblem({ level, file, record, field, message }: Problem): string {
  return `${level.padEnd(7)} ${[file, record, field].filter(Boolean).join(' › ')}: ${message}`
}

const { files, problems } = readCatalogueFiles(folder)
if (files) problems.push(...findProblems(files))
for (const problem of problems.filter(({ level }) => level === 'error' || !isQuiet)) console.log(formatProblem(problem))

if (folder === path.resolve('catalogue')) {
  const schemas = {
    shop: ShopSchema,
    groups: GroupsFileSchema,
    category: CategorySchema,
    products: ProductsFileSchema,
    status: StatusFileSchema,
    synonyms: SynonymsFileSchema,
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const json = JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' }), null, 2)
    writeFileSync(path.join(folder, 'schema', `${name}.json`), `${json}\n`)
  }
}

const errors = problems.filter((problem) => problem.level === 'error').length
console.log(
  `${files?.products.length ?? 0} products in ${files?.categories.length ?? 0} category entries: ` +
    `${errors} errors, ${problems.length - errors} warnings.`,
)
process.exitCode = errors > 0 ? 1 : 0
