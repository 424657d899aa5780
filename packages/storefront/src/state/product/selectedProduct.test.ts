// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { readSelected } from './readSelected.ts'
import { storeSelected } from './selectedProduct.ts'

beforeEach(() => localStorage.clear())

test('the card that was clicked is kept whole, as JSON, under the one fixed key', () => {
  storeSelected(buildExampleProduct())
  expect(Object.keys(localStorage)).toEqual(['detail'])
  expect(JSON.parse(localStorage.getItem('detail')!)).toEqual({
    slug: 'nitrile-gloves',
    img: 'gloves-nitrile-blue-m',
    discription: 'Nitrile gloves',
    smalltittle: 'Penhallow',
    lastPrice: '',
    NewPrice: '£12.00',
    fromPrice: '£10.00',
    sku: 'PG-100',
  })
})

test('the card that was clicked last is the selected one', () => {
  storeSelected(buildExampleProduct({ slug: 'first' }))
  storeSelected(buildExampleProduct({ slug: 'second' }))
  expect(readSelected()).toBe('second')
})

test.each(['', 'undefined', '{}', '{"slug":"gloves"}', '[]', '{"slug":'])(
  'nothing is selected where %j is stored',
  (text) => {
    localStorage.setItem('detail', text)
    expect(readSelected()).toBeUndefined()
  },
)

test('nothing is selected where nothing was clicked', () => {
  expect(readSelected()).toBeUndefined()
})

test('a click goes on where storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => storeSelected(buildExampleProduct())).not.toThrow()
  expect(readSelected()).toBeUndefined()
})
