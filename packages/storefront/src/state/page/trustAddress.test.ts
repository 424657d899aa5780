// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { trustAddress } from './trustAddress.ts'

test('the service worker of this shop is trusted', () => {
  expect(trustAddress('/sw.js')).toBe('/sw.js')
})

test.each([
  'sw.js',
  '/other.js',
  'https://example.com/sw.js',
  '//example.com/sw.js',
  'data:text/javascript,alert(1)',
  `blob:${location.origin}/0b5f`,
  'javascript:alert(1)',
  `${location.origin}.example.com/sw.js`,
  'https://',
])('anything else is refused: %s', (address) => {
  expect(() => trustAddress(address)).toThrow(TypeError)
})
