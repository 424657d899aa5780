import { expect, test } from 'vitest'
import { shortenNames } from './shortNamesPlugin.ts'

test('rules and the code that uses them agree on a name', () => {
  const [, inRules] = /^\.(\w+)\{/.exec(shortenNames('.css-MZ7qJW-hero{margin:0}'))!
  expect(shortenNames('export default {"hero":"css-MZ7qJW-hero"}')).toBe(`export default {"hero":"${inRules!}"}`)
})

test('a name is four characters and begins with a letter', () => {
  for (let index = 0; index < 500; index++) expect(shortenNames(`css-_-x${index}-a-b`)).toMatch(/^[A-Za-z]\w{3}$/)
})

test('what is no class of a module stays as it is', () => {
  const rules = '.wrap{--css:1}.link:hover,[data-css]{color:red}'
  expect(shortenNames(rules)).toBe(rules)
})
