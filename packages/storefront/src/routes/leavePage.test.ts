import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const settleStored = vi.fn<() => Promise<boolean>>()
vi.mock('../state/stored/storage.ts', () => ({ settleStored }))

let finishFirst: typeof import('../state/page/acts.ts').finishFirst
let whenNothingIsAwaited: typeof import('../ui/idleLoads.ts').whenNothingIsAwaited
let leavePage: typeof import('./leavePage.ts').leavePage
beforeEach(async () => {
  vi.useFakeTimers()
  settleStored.mockReset().mockResolvedValue(true)
  // What one test waits for is not waited for in the next.
  vi.resetModules()
  ;({ finishFirst } = await import('../state/page/acts.ts'))
  ;({ whenNothingIsAwaited } = await import('../ui/idleLoads.ts'))
  ;({ leavePage } = await import('./leavePage.ts'))
})
afterEach(() => vi.useRealTimers())

const never = new Promise<never>(() => undefined)
const note = (left: Promise<unknown>) => {
  const noted = { answer: undefined as unknown }
  void left.then((answer) => (noted.answer = answer))
  return noted
}

test('a page is left once what was asked for on it is done, and then kept', async () => {
  let finish = () => undefined as void
  void finishFirst(new Promise<void>((resolve) => (finish = resolve)))
  const noted = note(leavePage())
  await vi.advanceTimersByTimeAsync(1000)
  expect(noted.answer).toBeUndefined()
  expect(settleStored).not.toHaveBeenCalled()
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(noted.answer).toBe(true)
})

test('an act that failed keeps nobody', async () => {
  finishFirst(Promise.reject(new Error('not loaded'))).catch(() => undefined)
  await expect(leavePage()).resolves.toBe(true)
})

test('where what is stored would be gone with the page, the answer is false', async () => {
  settleStored.mockResolvedValue(false)
  await expect(leavePage()).resolves.toBe(false)
})

test('what hangs keeps the visitor for eight seconds at most, and other loads for as long', async () => {
  settleStored.mockReturnValue(never)
  const noted = note(leavePage())
  const quiet = note(whenNothingIsAwaited().then(() => 'quiet'))
  await vi.advanceTimersByTimeAsync(7900)
  expect([noted.answer, quiet.answer]).toEqual([undefined, undefined])
  await vi.advanceTimersByTimeAsync(200)
  expect([noted.answer, quiet.answer]).toEqual([true, 'quiet'])
})
