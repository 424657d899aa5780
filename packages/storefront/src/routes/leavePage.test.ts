import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const settleStored = vi.fn<() => Promise<boolean>>()
vi.mock('../state/stored/storage.ts', () => ({ settleStored }))

let acts: typeof import('../state/base/acts.ts')
let notices: typeof import('../state/base/notices.ts')
let loads: typeof import('../ui/idleLoads.ts')
let leaving: typeof import('./leavePage.ts')
beforeEach(async () => {
  vi.useFakeTimers()
  settleStored.mockReset().mockResolvedValue(true)
  // Each test starts with nothing pending.
  vi.resetModules()
  acts = await import('../state/base/acts.ts')
  notices = await import('../state/base/notices.ts')
  loads = await import('../ui/idleLoads.ts')
  leaving = await import('./leavePage.ts')
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
  void acts.finishFirst(new Promise<void>((resolve) => (finish = resolve)))
  const noted = note(leaving.leavePage())
  await vi.advanceTimersByTimeAsync(1000)
  expect(noted.answer).toBeUndefined()
  expect(settleStored).not.toHaveBeenCalled()
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(noted.answer).toBe(true)
})

test('an act that failed holds nobody up', async () => {
  acts.finishFirst(Promise.reject(new Error('not loaded'))).catch(() => undefined)
  await expect(leaving.leavePage()).resolves.toBe(true)
})

test('where what is stored would be gone with the page, the answer is false', async () => {
  settleStored.mockResolvedValue(false)
  await expect(leaving.leavePage()).resolves.toBe(false)
})

test.each([
  [
    'a notice that alone can undo something',
    () => notices.showNotice('The cart was replaced.', { label: 'Undo', run: () => undefined }),
  ],
  ['something that is typed and never stored', () => acts.keepInPage(() => true)],
])('with %s the page is not left', async (_, begin) => {
  begin()
  await expect(leaving.leavePage()).resolves.toBe(false)
})

test('with a notice of what stands in the cart it is', async () => {
  notices.showNotice('Added', { label: 'Undo', run: () => undefined }, { label: 'View cart', href: '/cart' })
  await expect(leaving.leavePage()).resolves.toBe(true)
})

test('what hangs for eight seconds is late: the page goes on, and other loads with it', async () => {
  settleStored.mockReturnValue(never)
  const noted = note(leaving.leavePage())
  const quiet = note(loads.whenNothingIsAwaited().then(() => 'quiet'))
  await vi.advanceTimersByTimeAsync(7900)
  expect([noted.answer, quiet.answer]).toEqual([undefined, undefined])
  await vi.advanceTimersByTimeAsync(200)
  expect([noted.answer, quiet.answer]).toEqual([false, 'quiet'])
})

test('other loads wait while the next page is on its way, and go on once the page is back', async () => {
  await leaving.leavePage()
  const quiet = note(loads.whenNothingIsAwaited().then(() => 'quiet'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(quiet.answer).toBeUndefined()
  leaving.stay()
  await vi.advanceTimersByTimeAsync(0)
  expect(quiet.answer).toBe('quiet')
})
