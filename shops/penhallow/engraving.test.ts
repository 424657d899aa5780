import { describe, expect, test } from 'vitest'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'

const { catalogue } = loadShop(import.meta.dirname)

/** The ends, the middle and the tops of the longest text in the picture, in parts of its width. */
function project({
  matrix: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0],
  height,
  length,
  radius,
}: NonNullable<Product['engraving']>) {
  const places = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((part) =>
    [0, height].map((up) => {
      if (radius === 0) return [part * length, height / 2 - up] as const
      const angle = (part * length) / radius
      return [(radius - up) * Math.sin(angle), (radius - up) * Math.cos(angle)] as const
    }),
  )
  return places.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const)
}

describe('the engraved products', () => {
  const products = catalogue.products.filter(({ engravable }) => engravable)

  test('each have a place, in a picture of their own', () => {
    expect(products.length).toBeGreaterThan(0)
    expect(
      products
        .filter(({ picture, views = [], engraving }) => !engraving || ![picture, ...views].includes(engraving.picture))
        .map(({ slug }) => slug),
    ).toEqual([])
  })

  test('the longest text stays in the picture, reads from left to right, and is large enough to be read', () => {
    for (const { slug, engraving } of products) {
      const points = project(engraving!)
      expect(
        points.flat().every((part) => part > 0.02 && part < 0.98),
        slug,
      ).toBe(true)
      expect(points.at(-1)![0] - points[0]![0], slug).toBeGreaterThan(0.3)
    }
  })
})

test('nothing that is no engravable product has a place', () => {
  expect(catalogue.products.filter(({ engravable, engraving }) => !engravable && engraving)).toEqual([])
})
