import { expect, test, vi } from 'vitest'
import { importData } from '../state/product/importData.ts'
import { findMoved } from './findMoved.ts'

vi.mock('../state/product/importData.ts', () => ({ importData: vi.fn() }))

test('where the list does not come, nothing has moved, and it is asked for again', async () => {
  vi.mocked(importData).mockRejectedValueOnce(new Error('gone'))
  expect(await findMoved('/aid')).toBeUndefined()
  vi.mocked(importData).mockResolvedValue([
    ['/Aid', '/firstaid'],
    ['/detail/old', '/detail/new'],
  ])
  expect(await findMoved('/aid')).toBe('/firstaid')
})

test.each([
  ['/Aid', '/firstaid'],
  ['/aid/', '/firstaid'],
  ['/aid/3', '/firstaid'],
  ['/detail/%6Fld', '/detail/new'],
  ['/detail/other', undefined],
  ['/', undefined],
  ['/%', undefined],
])('%s leads to %s', async (path, to) => {
  expect(await findMoved(path)).toBe(to)
})
