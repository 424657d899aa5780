import * as v from 'valibot'
import { formatPence } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { getExample } from './amounts.ts'
import { suggestName } from './suggestName.ts'

/** An example for each field, as an owner would write it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  lastPrice: '""',
  slug: '"stoneware-mug-blue"',
  discription: '"Stoneware mug, blue"',
  smalltittle: '"The maker’s name"',
  sku: '"AB-123"',
  about: '"What it is, and what it is for."',
  pack: '{ "count": 1, "unit": "each" }',
  count: '1',
  unit: '"box"',
  attributes: '{}',
  id: '"mugs"',
  tittle: '"Mugs"',
  dec: '"What is here."',
  inside: '"Large, small, with a lid"',
  add: '""',
  SecondSection: '[]',
  product: '["stoneware-mug-blue"]',
  categories: '["mugs"]',
  from: '"/mugs"',
  to: '"/cups"',
}

/** Names that people write for the odd ones that the specification gives some fields. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['discription', 'tittle'],
  name: ['discription', 'tittle'],
  description: ['about', 'dec'],
  price: ['NewPrice'],
  priceIncVat: ['NewPrice'],
  priceExVat: ['fromPrice'],
  oldPrice: ['lastPrice'],
  maker: ['smalltittle'],
  supplier: ['smalltittle'],
  image: ['img'],
  picture: ['img'],
  products: ['product'],
  barcode: ['gtin'],
  ean: ['gtin'],
}

const PRICES = ['NewPrice', 'fromPrice', 'lastPrice']

interface Explained {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Explains in an owner's words what is wrong with a value and how to fix it; a misspelt name is reported once. */
export function explainIssues(schema: object, issues: readonly v.BaseIssue<unknown>[]): Explained[] {
  const all = issues.map((issue) => ({ issue, path: issue.path?.map(({ key }) => key as string | number) ?? [] }))
  const meant = new Set<string>()
  const unknown = all.flatMap(({ issue, path }): Explained[] => {
    if (issue.expected !== 'never') return []
    const [name, around] = [String(path.at(-1)), path.slice(0, -1)]
    const fields = listFields(schema, around)
    const others = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined
    const other = others?.find((one) => fields.includes(one)) ?? suggestName(name, fields)
    if (other !== undefined) meant.add(JSON.stringify([...around, other]))
    const way = other === undefined ? `Remove it; there are: ${fields.join(', ')}.` : `Write “${other}”, or remove it.`
    return [{ path, message: `There is no field “${name}” here. ${way}` }]
  })
  const rest = all.filter(
    ({ issue, path }) => issue.expected !== 'never' && !(isMissing(issue) && meant.has(JSON.stringify(path))),
  )
  return [
    ...unknown,
    ...rest.map(({ issue, path }) => ({ path, message: explainIssue(issue, String(path.at(-1) ?? '')) })),
  ]
}

function isMissing({ kind, received }: v.BaseIssue<unknown>): boolean {
  return kind === 'schema' && received === 'undefined'
}

function explainIssue(issue: v.BaseIssue<unknown>, field: string): string {
  const { kind, type, expected, received, input } = issue
  if (kind !== 'schema') return explainCheck(issue)
  if (isMissing(issue)) {
    const example = EXAMPLES[field] ?? (PRICES.includes(field) ? `"${formatPence(getExample())}"` : undefined)
    return `“${field}” is missing. Add it${example === undefined ? '' : `, for example "${field}": ${example}`}.`
  }
  if (type === 'picklist' || type === 'literal')
    return `${received} is none of these: ${listAllowed(expected)}. Write one of them.`
  if (input === null) return 'There is nothing here (null). Write a value, or remove the field.'
  if (expected === 'string' && typeof input === 'number')
    return PRICES.includes(field)
      ? `${input} is a bare number. Write the price in quotation marks, with its sign: "${formatPence(Math.round(input * 10 ** money.digits))}".`
      : `${input} is a bare number. Write it in quotation marks: "${input}".`
  if (expected === 'number' && typeof input === 'string')
    return /^\d+$/.test(input)
      ? `Write it without quotation marks: ${input}.`
      : `${received} is no number. Write one, such as 1.`
  if (expected === 'boolean')
    return `${received} is neither true nor false. Write one of them, without quotation marks.`
  if (expected === 'Array') return 'This has to be a list. Write it in square brackets: [ … ].'
  if (expected === 'Object') return 'This has to be a record. Write it in curly brackets: { … }.'
  return expected === 'string'
    ? 'This has to be a text. Write it in quotation marks.'
    : `${received} cannot stand here. It has to be ${listAllowed(expected)}.`
}

/** A check says what to do in its own message; the library's, which it has where the schema gave none, are for programmers. */
function explainCheck({ type, message, input, received, requirement }: v.BaseIssue<unknown>): string {
  if (!/^Invalid [a-z ]+: /i.test(message)) return message
  const what = Array.isArray(input) ? 'entries' : 'characters'
  const least = Number(requirement)
  switch (type) {
    case 'non_empty':
    case 'min_length':
      if (type === 'min_length' && least > 1) return `This has ${received} ${what}. Write ${least} or more.`
      return Array.isArray(input)
        ? 'The list is empty. Write something into it, or remove the field.'
        : 'There is nothing in the quotation marks. Write something, or remove the field.'
    case 'max_length':
      return `This has ${received} ${what}. Shorten it to ${least} or fewer.`
    case 'min_value':
      return `${received} is too small. Write ${least} or more.`
    case 'max_value':
      return `${received} is too large. Write ${least} or less.`
    case 'integer':
    case 'safe_integer':
      return `${received} is no whole number. Write one, such as 1.`
    case 'email':
      return `${received} is no e-mail address. Write one, such as "orders@shop.example".`
    case 'url':
      return `${received} is no web address. Write one, such as "https://shop.example/".`
    default:
      return `${received} is not written as it has to be here.`
  }
}

/** As far as valibot's schemas are walked here. */
interface Node {
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly value?: Node
  readonly wrapped?: Node
}

/** The names of the fields that a record at this path may have. */
function listFields(schema: object, path: readonly (string | number)[]): string[] {
  let node = unwrap(schema)
  for (const key of path) node = unwrap(node?.entries?.[key] ?? node?.item ?? node?.value)
  return Object.keys(node?.entries ?? {}).filter((name) => name !== '$schema')
}

function unwrap(node: Node | undefined): Node | undefined {
  return node?.wrapped ? unwrap(node.wrapped) : node
}

/** The values that Valibot expects, which it lists as '("GSL" | "P")'. */
export function listAllowed(expected: string | null): string {
  return (expected ?? '').replaceAll(/[()]/g, '').replaceAll(' | ', ', ')
}
