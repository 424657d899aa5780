import { beforeEach, expect, test, vi } from 'vitest'
import { noticesStore } from '../../state/page/notices.ts'
import { openWhenLoaded } from './openWhenLoaded.ts'

beforeEach(() => noticesStore.set([]))

test('opens once the code has loaded, without a notice', async () => {
  const open = vi.fn()
  openWhenLoaded(() => Promise.resolve(), open)
  expect(open).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(noticesStore.get()).toEqual([])
})

test('opens nothing if the code cannot be loaded, and says so', async () => {
  const open = vi.fn()
  openWhenLoaded(() => Promise.reject(new Error('no connection')), open)
  await vi.waitFor(() => expect(noticesStore.get()[0]?.text).toMatch(/could not be loaded/))
  expect(open).not.toHaveBeenCalled()
})
