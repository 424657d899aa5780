import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadShop, nameCutout, readRendered } from '../scripts/build/loadCatalogue.ts'
import { findCategories } from '../src/domain/catalogue/catalogue.ts'

const { catalogue } = loadShop('catalogue')

test('every product shows a picture of its own', () => {
  const rendered = readRendered('catalogue')
  const shown = catalogue.products.map(({ picture }) => picture)
  expect(new Set(shown).size).toBe(catalogue.products.length)
  const known = Object.entries(rendered).map(([name, { cutout }]) => (cutout ? nameCutout(name) : name))
  expect(shown.filter((picture) => !known.includes(picture))).toEqual([])
})

test('every photograph is there in every size and format that a page asks for', () => {
  const names = readdirSync(path.join(import.meta.dirname, 'pictures'))
  const photographs = names.flatMap((name) => /^(.+)-640\.webp$/.exec(name)?.[1] ?? [])
  const drawings = names.filter((name) => name.endsWith('.svg'))
  const expected = photographs.flatMap((name) =>
    ['640.webp', '320.avif', '640.avif', '1200.avif'].map((ending) => `${name}-${ending}`),
  )
  expect(names.sort()).toEqual([...expected, ...drawings].sort())
})

/** What a buyer turns over before buying it; parts, packs and linen need no second look. */
const INSPECTED = [
  ...['LITTMANN-STETHOSCOPES', 'littmann-diagnostic', 'littmann-monitoring-stethoscopes', 'nursing-stethoscopes'],
  ...['blood-pressure-monitors', 'diagnostic-sets', 'pulse_oximeters', 'BEDS_ACCESSORIES', 'COUCHES_ACCESSORIES'],
  ...['fridges', 'scrubs', 'dresses', 'paramedic_uniforms'],
]
const NEED_NO_SECOND_LOOK = /bulb|specula\b|couch roll|cap with ties|epaulette|gloves/i

test.each(INSPECTED)('what a buyer inspects in %s has a further view', (id) => {
  const pictures = new Set(readdirSync(path.join(import.meta.dirname, 'pictures')))
  const single = findCategories(catalogue, id)
    .flatMap(({ products }) => products)
    .filter(({ title }) => !NEED_NO_SECOND_LOOK.test(title))
    .filter(
      ({ slug }) =>
        ![`${slug}--detail`, nameCutout(`${slug}--detail`)].some((name) => pictures.has(`${name}-640.webp`)),
    )
  expect(single.map(({ slug }) => slug)).toEqual([])
  expect(findCategories(catalogue, id)).not.toEqual([])
})
