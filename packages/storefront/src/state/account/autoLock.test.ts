// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { buildExampleAccount } from '../../fixtures/exampleAccount.ts'
import type * as AutoLock from './autoLock.ts'

const MINUTE_MS = 60_000
const START = 1_700_000_000_000
const endSession = vi.fn()

let autoLock: typeof AutoLock

beforeEach(async () => {
  vi.useFakeTimers({ now: START })
  vi.resetModules()
  endSession.mockReset()
  vi.doMock('./session.ts', async (importReal) => ({ ...(await importReal<object>()), endSession }))
  localStorage.clear()
  const { accountStore } = await import('./session.ts')
  accountStore.set(buildExampleAccount())
  autoLock = await import('./autoLock.ts')
  localStorage.setItem('profile.used', String(START))
  autoLock.startAutoLock()
})

test.each([
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
  ['“Stay logged in”', () => autoLock.noteUse()],
])('%s after the time is over does not keep the account open', (_, press) => {
  // The clock of a laptop that slept has gone on, and no timer has run yet.
  vi.setSystemTime(START + 16 * MINUTE_MS)
  press()
  expect(endSession).toHaveBeenCalledWith('idle')
})

test('use within the time begins it again', () => {
  vi.setSystemTime(START + 10 * MINUTE_MS)
  window.dispatchEvent(new Event('keydown'))
  vi.setSystemTime(START + 20 * MINUTE_MS)
  vi.advanceTimersByTime(1000)
  expect(endSession).not.toHaveBeenCalled()
})

test('nothing is locked once it has been stopped', () => {
  autoLock.stopAutoLock()
  vi.advanceTimersByTime(20 * MINUTE_MS)
  expect(endSession).not.toHaveBeenCalled()
})
