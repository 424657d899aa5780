// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyText } from '@shop/core/fixtures/examples.ts'
import { parseVatDisplay, setVatDisplay, startVatDisplay, VAT_DISPLAYS, vatDisplayStore } from './vatDisplay.ts'

await vi.hoisted(async () => (await import('../../fixtures/fakeDisk.ts')).openFakeDevice())

const getApplied = () => document.documentElement.dataset.vat

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.vat
  vatDisplayStore.set('inc')
})
afterEach(() => void vi.restoreAllMocks())

test.each([
  ['ex', 'ex'],
  ['inc', 'inc'],
  [null, 'inc'],
  ['', 'inc'],
  ['EX', 'inc'],
  [' ex', 'inc'],
  ['{"vat":"ex"}', 'inc'],
])('%j is read as %s first', (text, display) => {
  expect(parseVatDisplay(text)).toBe(display)
})

test('any text is read as one of the choices', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(VAT_DISPLAYS).toContain(parseVatDisplay(text))
    }),
  )
})

test.each(VAT_DISPLAYS)('%s first is applied, and found again on the next visit', (display) => {
  setVatDisplay(display)
  expect(getApplied()).toBe(display)
  vatDisplayStore.set('inc')
  startVatDisplay()()
  expect(vatDisplayStore.get()).toBe(display)
})

test('a choice made in another tab is followed, until the page stops', () => {
  const stop = startVatDisplay()
  localStorage.setItem('vat', 'ex')
  window.dispatchEvent(new StorageEvent('storage', { key: 'vat' }))
  expect([vatDisplayStore.get(), getApplied()]).toEqual(['ex', 'ex'])
  stop()
  localStorage.setItem('vat', 'inc')
  window.dispatchEvent(new StorageEvent('storage', { key: 'vat' }))
  expect(vatDisplayStore.get()).toBe('ex')
})

test('a choice is applied where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setVatDisplay('ex')
  expect([vatDisplayStore.get(), getApplied()]).toEqual(['ex', 'ex'])
})
