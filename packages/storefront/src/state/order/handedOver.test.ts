// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { takeHandedOverText } from './handedOver.ts'

beforeEach(() => history.replaceState(null, '', '/quick-order'))

describe('the text that another app has handed over', () => {
  test.each([
    ['#lines=HEM-7121J-E%203%0APEN-SCT%201', 'HEM-7121J-E 3\nPEN-SCT 1'],
    ['#lines=', ''],
    ['#lines=%E0%A4%A', undefined],
    ['#main', undefined],
    ['', undefined],
  ])('of an address that ends with "%s" is %j', (hash, text) => {
    history.replaceState(null, '', `/quick-order${hash}`)
    expect(takeHandedOverText()).toBe(text)
  })

  test('is taken once, and leaves the address', () => {
    history.replaceState(null, '', '/quick-order#lines=A')
    takeHandedOverText()
    expect(location.hash).toBe('')
    expect(takeHandedOverText()).toBeUndefined()
  })
})
