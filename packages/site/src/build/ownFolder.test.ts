import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { getOutDir, getOwnFolder } from './ownFolder.ts'

beforeEach(() => vi.stubEnv('OUT_DIR', ''))

test.each([
  ['', 'dist', 'deploy'],
  ['shops/penhallow', 'dist', 'deploy'],
  ['shops/bicycles', 'shops/bicycles/dist', 'shops/bicycles/deploy'],
])('the shop that SHOP=%s names is built into %s, and its host’s settings are in %s', (shop, dist, deploy) => {
  vi.stubEnv('SHOP', shop)
  expect(getOutDir()).toBe(path.resolve(dist))
  expect(getOwnFolder('deploy')).toBe(path.resolve(deploy))
})

test('OUT_DIR names another folder', () => {
  vi.stubEnv('OUT_DIR', 'test-results/shop')
  expect(getOutDir()).toBe(path.resolve('test-results/shop'))
})

test.each(['.', '..', 'shops', 'shops/quirks'])(
  'a build never empties %s, in which the shop or the engine lies',
  (folder) => {
    vi.stubEnv('SHOP', 'shops/quirks')
    vi.stubEnv('OUT_DIR', folder)
    expect(getOutDir).toThrow(/a build would delete that/)
  },
)
