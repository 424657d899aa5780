import { expect, test } from 'vitest'
import { formatProblem } from './problem.ts'

test('a text of any length is quoted by its beginning', () => {
  const long = 'x'.repeat(300)
  const problem = { level: 'error', file: 'products/mugs.json', record: long, field: 'slug', message: `“${long}” is none.` } as const // prettier-ignore
  const cut = `${'x'.repeat(60)}…`
  expect(formatProblem(problem)).toBe(`error   products/mugs.json\n        ${cut} › slug: “${cut}” is none.`)
})
