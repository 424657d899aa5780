// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clearDisk, disk, openFakeDevice, settle } from '../fixtures/fakeDisk.ts'

afterEach(clearDisk)

test('parts of a copy that release 1.1 collected by QR codes are deleted, and nothing else is', async () => {
  disk.set('passport-parts+a1.1', 'a name and an address')
  disk.set('cart', '{"version":1,"lines":[]}')
  await openFakeDevice()
  const { startRest } = await import('./rest.ts')
  await startRest([])
  await settle()
  expect([...disk.keys()]).toEqual(['cart'])
})
