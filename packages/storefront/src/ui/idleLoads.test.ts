// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let loads: typeof import('./idleLoads.ts')
let asked: string[]
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  loads = await import('./idleLoads.ts')
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A load that notes that it was asked for, and the way to let it come. */
function name(what: string): () => void {
  let come = () => undefined as void
  loads.loadWhenIdle(() => {
    asked.push(what)
    return new Promise<void>((resolve) => (come = resolve))
  })
  return () => come()
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('loads come two at a time, in their order, and what they name in turn after them', async () => {
  const first = name('first')
  const second = name('second')
  name('third')
  void loads.runIdleLoads()
  await pass()
  expect(asked).toEqual(['first', 'second'])
  name('named later')
  second()
  await pass()
  expect(asked).toEqual(['first', 'second', 'third'])
  first()
  await pass()
  expect(asked).toEqual(['first', 'second', 'third', 'named later'])
})

test('a load that fails keeps none of the others', async () => {
  loads.loadWhenIdle(() => Promise.reject(new Error('not here')))
  name('next')
  void loads.runIdleLoads()
  await pass()
  expect(asked).toEqual(['next'])
})

test('while a visitor waits for something, none is asked for', async () => {
  let come = () => undefined as void
  void loads.loadFirst(new Promise<void>((resolve) => (come = resolve)))
  name('rest')
  void loads.runIdleLoads()
  await pass(7000)
  expect(asked).toEqual([])
  come()
  await pass(300)
  expect(asked, 'what has come may ask for more').toEqual([])
  await pass(101)
  expect(asked).toEqual(['rest'])
})

test('what hangs for eight seconds keeps nothing waiting any more', async () => {
  void loads.loadFirst(new Promise(() => undefined))
  name('rest')
  void loads.runIdleLoads()
  await pass(7900)
  expect(asked).toEqual([])
  await pass(600)
  expect(asked).toEqual(['rest'])
})

test('none is asked for before the page is whole', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  name('rest')
  void loads.runIdleLoads()
  await pass(2000)
  expect(asked).toEqual([])
  state.mockReturnValue('complete')
  await pass(400)
  expect(asked).toEqual(['rest'])
})

test('none is asked for while the visitor types or scrolls', async () => {
  void loads.whenFirstPressIsDue()
  await pass()
  name('rest')
  dispatchEvent(new Event('scroll'))
  void loads.runIdleLoads()
  await pass(300)
  dispatchEvent(new Event('keydown'))
  await pass(300)
  expect(asked).toEqual([])
  await pass(101)
  expect(asked).toEqual(['rest'])
})

test('the rest is due once the page has been here as long as its slowest file took, three seconds at most', async () => {
  const isDue = async (...durations: number[]) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      durations.map((duration) => ({ duration }) as PerformanceEntry),
    )
    let due: number | undefined
    const began = performance.now()
    void loads.whenFirstPressIsDue().then(() => (due = performance.now() - began))
    await pass(20_000)
    return due
  }
  expect(await isDue()).toBe(0)
  expect(await isDue(40, 900, 200)).toBe(900)
  expect(await isDue(8000)).toBe(3000)
})

test.each([
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [undefined, false],
])('of a connection %j a line is spared: %j', (connection, isSpared) => {
  vi.stubGlobal('navigator', { connection })
  expect(loads.isLineSpared()).toBe(isSpared)
})
