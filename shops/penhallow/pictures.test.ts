import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findCategories } from '@shop/core/catalogue/catalogue.ts'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { loadShop, nameCutout, readRendered } from '@shop/shop-files/load/loadCatalogue.ts'
import { nameSheet, readGrades } from '../../tools/pictures/contactSheets.ts'
import { readPictureJobs } from '../../tools/pictures/pictureJobs.ts'

/** Every clone of the shop loads every committed picture. */
const MAX_COMMITTED_BYTES = 40_000_000

const { catalogue } = loadShop(import.meta.dirname)

test('every product shows a picture of its own', () => {
  const rendered = readRendered(import.meta.dirname)
  const shown = catalogue.products.map(({ picture }) => picture)
  expect(new Set(shown).size).toBe(catalogue.products.length)
  const known = Object.entries(rendered).map(([name, { cutout }]) => (cutout ? nameCutout(name) : name))
  expect(shown.filter((picture) => !known.includes(picture))).toEqual([])
})

/** One picture shows every colour. */
const SHOWS_EACH = ['penhallow-stethoscope-name-tag']

test('no choice of a colour shows another colour', () => {
  const wrong = catalogue.products
    .filter(({ slug, options = [] }) => options.some(({ name }) => name === 'Colour') && !SHOWS_EACH.includes(slug))
    .flatMap(listVariants)
    .filter(({ picture, shown, chosen }) => picture === chosen!.of.picture && chosen!.options['Colour'] !== shown)
  expect(wrong.map(({ sku }) => sku)).toEqual([])
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

/** Chromium leaves out what is smaller, larger or longer (https://developer.chrome.com/blog/richer-pwa-installation). */
test.each(['wide', 'narrow'])(
  'the %s picture of the shop is of a size that a browser shows before it installs',
  async (form) => {
    const { width, height } = await sharp(path.join(import.meta.dirname, `screenshot-${form}.webp`)).metadata()
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    expect(short).toBeGreaterThanOrEqual(320)
    expect(long).toBeLessThanOrEqual(Math.min(3840, 2.3 * short))
    expect(width > height).toBe(form === 'wide')
  },
)

/** Goods that a buyer turns over before buying; parts, packs and linen need no second look. */
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

test('all committed pictures together stay below 40 MB', () => {
  const pictures = path.join(import.meta.dirname, 'pictures')
  const sizes = readdirSync(pictures).map((name) => statSync(path.join(pictures, name)).size)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_COMMITTED_BYTES)
})

describe('the tables that pictures are made from', () => {
  const jobs = readPictureJobs('tools/pictures')
  const names = jobs.map(({ name }) => name)

  test('ask for no picture twice', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('ask for a picture of every product', () => {
    expect(catalogue.products.map(({ slug }) => slug).filter((slug) => !names.includes(slug))).toEqual([])
  })

  test('give every sheet a grade, and every grade a sheet', () => {
    expect(Object.keys(readGrades()).sort()).toEqual([...new Set(jobs.map(nameSheet))].sort())
  })

  test('say what is missing where a grade is below B', () => {
    const silent = Object.entries(readGrades()).filter(
      ([, { grade, lacks }]) => !/^(A|B\+?$)/.test(grade) && lacks === '',
    )
    expect(silent.map(([sheet]) => sheet)).toEqual([])
  })

  /** The rule for makers' names (tools/pictures/README.md). */
  test('print on a pack of a named good the first word of its title', () => {
    const prints = new Map(jobs.filter(({ isPack }) => isPack).map(({ name, render }) => [name, render['parameters']]))
    const named = catalogue.products.filter(({ slug }) => !slug.startsWith('penhallow-') && prints.has(slug))
    const wrong = named.filter(({ slug, title }) => {
      const print = (prints.get(slug) as { title: string }).title
      return !print.toLowerCase().startsWith(title.split(/[ ,]/)[0]!.toLowerCase())
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })
})
