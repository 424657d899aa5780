import { expect, test } from 'vitest'
import { nameCountry } from './nameCountry.ts'

test.each([
  ['GB', 'the United Kingdom'],
  ['US', 'the United States'],
  ['NL', 'the Netherlands'],
  ['AE', 'the United Arab Emirates'],
  ['FK', 'the Falkland Islands'],
  ['IM', 'the Isle of Man'],
  ['IE', 'Ireland'],
  ['FR', 'France'],
  ['IS', 'Iceland'],
  ['Ireland', 'Ireland'],
])('%s is %s', (code, name) => {
  expect(nameCountry(code)).toBe(name)
})
