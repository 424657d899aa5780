import { expect, test } from 'vitest'
import { createPending } from './pending.ts'

test('the end comes once everything has ended, what was added meanwhile too, and failures as well', async () => {
  const { add, end } = createPending()
  await end()
  let resolve = () => undefined as void
  let reject: (error: Error) => void = () => undefined
  void add(new Promise<void>((done) => (resolve = done)))
  let hasEnded = false
  const ended = end().then(() => (hasEnded = true))
  add(new Promise<void>((_, fail) => (reject = fail))).catch(() => undefined)
  resolve()
  await new Promise((done) => setTimeout(done))
  expect(hasEnded).toBe(false)
  reject(new Error('not here'))
  await ended
  expect(hasEnded).toBe(true)
})
