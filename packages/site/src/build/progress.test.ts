import { expect, test } from 'vitest'
import { formatProgress } from './progress.ts'

test.each([
  [1200, 50_000, 10_000, '1,200 of 50,000 pages, 7 min left'],
  [300, 400, 3000, '300 of 400 pages, 1 s left'],
  [1, 90, 1000, '1 of 90 pages, 89 s left'],
  [1, 91, 1000, '1 of 91 pages, 2 min left'],
])('%i of %i after %i ms: %s', (done, all, elapsedMs, text) => {
  expect(formatProgress(done, all, 'pages', elapsedMs)).toBe(text)
})
