// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { anyText } from '@shop/core/fixtures/examples.ts'
import { parseTheme, setTheme, startTheme, THEMES, themeStore } from './theme.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  themeStore.set('device')
})

test.each(THEMES)('the theme %s is read as itself', (theme) => {
  expect(parseTheme(theme)).toBe(theme)
})

test.each([null, '', 'Dark', ' dark', 'dark ', '"dark"', 'black', 'undefined', '0'])(
  '%j is read as the device’s own',
  (text) => {
    expect(parseTheme(text)).toBe('device')
  },
)

test('any text is read as one of the themes', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(THEMES).toContain(parseTheme(text))
    }),
  )
})

test.each(THEMES)('the theme %s is applied, and found again on the next visit', (theme) => {
  setTheme(theme)
  expect(document.documentElement.dataset.theme).toBe(theme)
  expect(themeStore.get()).toBe(theme)
  themeStore.set('device')
  startTheme()
  expect(themeStore.get()).toBe(theme)
})

test('a damaged theme starts as the device’s own', () => {
  localStorage.setItem('theme', '{"theme":"dark"}')
  startTheme()
  expect(themeStore.get()).toBe('device')
})

test('a theme is applied where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(themeStore.get()).toBe('dark')
})
