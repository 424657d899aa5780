import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { getShopFolder, isDemonstration } from './shopFolder.ts'

it('is the folder that SHOP names, and the demonstration where it names none', () => {
  vi.stubEnv('SHOP', 'shops/quirks')
  expect(getShopFolder()).toBe(path.resolve('shops/quirks'))
  vi.stubEnv('SHOP', '')
  expect(path.basename(getShopFolder())).toBe('penhallow')
})

it('says so where no shop stands', () => {
  vi.stubEnv('SHOP', 'tests')
  expect(getShopFolder).toThrow(/There is no shop in .*tests: it holds no shop\.json/)
})

it('is the demonstration only where the tests of its goods stand', () => {
  vi.stubEnv('SHOP', 'shops/quirks')
  expect(isDemonstration()).toBe(false)
})
