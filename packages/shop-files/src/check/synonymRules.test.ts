import { expect, test } from 'vitest'
import type { SynonymRecord } from '@shop/core/catalogue/schema.ts'
import { findProblems } from './catalogueRules.ts'
import { buildExampleFiles } from './exampleProblems.ts'

const check = (...synonyms: SynonymRecord[]) =>
  findProblems({
    ...buildExampleFiles({ unread: ['lint'] }),
    synonyms,
  }).map(({ level, file, index, field, message }) => `${level} ${file} ${index} ${field} ${message}`)

test('goods that are sold, or cannot be read, may be found by some words alone', () => {
  expect(check({ only: ['nitrile-gloves', 'lint'], say: ['gloves'] }, { near: ['nitrile-gloves'], say: [] })).toEqual(
    [],
  )
})

test.each<[string, SynonymRecord, string]>([
  [
    'only',
    { only: ['nitrile-gloves', 'nitrile-glovs'], say: ['gloves'] },
    'error synonyms.json 1 only.1 There is no product “nitrile-glovs”. Write “nitrile-gloves”, if that is what you mean, or remove it here.',
  ],
  [
    'near',
    { near: ['trumpet'], say: [] },
    'error synonyms.json 1 near.0 There is no product “trumpet”. Write the slug of a product, or remove it here.',
  ],
])('a product of “%s” that is not sold is an error that says what to do', (_, synonym, problem) => {
  expect(check({ means: 'plaster', say: ['band aid'] }, synonym)).toEqual([problem])
})
