// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { trustAddress } from './trustAddress.ts'

test.each(['/sw.js', 'sw.js', `${location.origin}/shops/truro/sw.js`])(
  'code of this host is trusted: %s',
  (address) => {
    expect(trustAddress(address)).toBe(address)
  },
)

test.each([
  'https://example.com/sw.js',
  '//example.com/sw.js',
  'data:text/javascript,alert(1)',
  'blob:https://example.com/0b5f',
  'javascript:alert(1)',
  `${location.origin}.example.com/sw.js`,
  'https://',
])('code of anyone else is refused: %s', (address) => {
  expect(() => trustAddress(address)).toThrow(TypeError)
})
