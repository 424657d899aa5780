import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../fixtures/examples.ts'
import { buildPageWindow, countPages, PAGE_SIZE, parsePage, setPage, slicePage, WINDOW_SIZE } from './pages.ts'

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [49, 3],
])('%i products fill %i pages', (total, pages) => {
  expect(countPages(total)).toBe(pages)
})

describe('buildPageWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('offers beside page %i of %i the pages %j', (page, pageCount, pages) => {
    expect(buildPageWindow(page, pageCount)).toEqual(pages)
  })

  test('offers five pages that exist, in a row, this one among them', () => {
    const anyPlace = fc
      .integer({ min: 1, max: 3000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(anyPlace, ([page, pageCount]) => {
        const pages = buildPageWindow(page, pageCount)
        expect(pages).toHaveLength(Math.min(WINDOW_SIZE, pageCount))
        expect(pages).toContain(page)
        expect(pages[0]).toBeGreaterThan(0)
        expect(pages.at(-1)).toBeLessThanOrEqual(pageCount)
        for (const [index, number] of pages.entries()) expect(number).toBe(pages[0]! + index)
      }),
    )
  })
})

describe('parsePage', () => {
  test.each([
    ['', 1],
    ['page=2', 2],
    ['?q=a&page=13', 13],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=02', 1],
    ['page=1e3', 1],
    ['page=9999999', 1],
    ['page=%E0%A4%A', 1],
  ])('reads %s as page %i', (query, page) => {
    expect(parsePage(query)).toBe(page)
  })

  test('reads any text as a page', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const query of [text, `page=${text}`]) expect(parsePage(query)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

test('the pages of a list hold every item once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 120 }), (list) => {
      const pages = Array.from({ length: countPages(list.length) }, (_, index) => slicePage(list, index + 1))
      expect(pages.flat()).toEqual(list)
      for (const items of pages) expect(items.length).toBeLessThanOrEqual(PAGE_SIZE)
    }),
  )
  expect(slicePage([1, 2, 3], 99)).toEqual([1, 2, 3])
})

test.each([
  ['', 2, '?page=2'],
  ['page=2', 1, ''],
  ['q=a+b&colour=Black&page=9', 3, '?q=a+b&colour=Black&page=3'],
])('the query %j with page %i is %j', (query, page, next) => {
  expect(setPage(query, page)).toBe(next)
})
