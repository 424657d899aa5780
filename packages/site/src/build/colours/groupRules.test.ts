import { expect, test } from 'vitest'
import { addGroupRules } from './groupRules.ts'

const TOKENS = `[data-group='']{--tint:grey}`.replace('{', ' {')

test('each group has the hue that it states, and one with none is grey', () => {
  const groups = [
    { id: 'parts', hue: 40 },
    { id: 'more', hue: 'none' as const },
    { id: 'road', hue: 0 },
  ]
  expect(addGroupRules(TOKENS, groups)).toBe(
    `[data-group=''], [data-group='more'] {--tint:grey}` +
      `[data-group='parts'] {\n  --h: 40;\n}\n[data-group='road'] {\n  --h: 0;\n}\n`,
  )
})

test('a group that states no hue keeps its own when another is added at the end', () => {
  const listHues = (count: number) => {
    const groups = Array.from({ length: count }, (_, index) => ({ id: `g${index}` }))
    return [...addGroupRules(TOKENS, groups).matchAll(/--h: (\d+)/g)].map(([, hue]) => Number(hue))
  }
  expect(listHues(13).slice(0, 12)).toEqual(listHues(12))
})

test.each([2, 5, 8, 12])('%i groups that state no hue are well apart', (count) => {
  const groups = Array.from({ length: count }, (_, index) => ({ id: `g${index}` }))
  const hues = [...addGroupRules(TOKENS, groups).matchAll(/--h: (\d+)/g)].map(([, hue]) => Number(hue))
  const sorted = hues.toSorted((a, b) => a - b)
  const gaps = sorted.map((hue, index) => (sorted[index + 1] ?? sorted[0]! + 360) - hue)
  expect(Math.max(...sorted)).toBeLessThan(360)
  expect(Math.min(...gaps)).toBeGreaterThan(150 / count)
})

test('a style sheet without rules for grey groups is an error', () => {
  expect(() => addGroupRules(':root {}', [])).toThrow('tokens.css')
})
