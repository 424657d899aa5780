import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { getShopFolder, isDemonstration } from './shopFolder.ts'

it('is the folder that SHOP names, and the demonstration where it names none', () => {
  vi.stubEnv('SHOP', 'e2e/quirks')
  expect(getShopFolder()).toBe(path.resolve('e2e/quirks'))
  vi.stubEnv('SHOP', '')
  expect(path.basename(getShopFolder())).toBe('catalogue')
})

it('says so where no shop stands', () => {
  vi.stubEnv('SHOP', 'e2e')
  expect(getShopFolder).toThrow(/There is no shop in .*e2e: it holds no shop\.json/)
})

it('is the demonstration only where the tests of its goods stand', () => {
  vi.stubEnv('SHOP', 'e2e/quirks')
  expect(isDemonstration()).toBe(false)
})
