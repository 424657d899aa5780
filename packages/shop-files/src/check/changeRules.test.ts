import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MovedRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleCategoryRecord, buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { checkCatalogue } from './checkCatalogue.ts'
import { readLastCommit } from './lastCommit.ts'
import { proposeMoves } from './proposeMoves.ts'

let root = ''
let folder = ''

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify(content, null, 2))
}

function git(...args: string[]): void {
  const own = ['-c', 'user.name=Owner', '-c', 'user.email=owner@shop.example', '-c', 'core.hooksPath=/dev/null']
  execFileSync('git', ['-C', root, ...own, ...args], { stdio: 'ignore' })
}

const gloves = (facts: Partial<ProductRecord> = {}) => buildExampleRecord({ img: '', ...facts })
const writeProducts = (...records: ProductRecord[]) => write('products/firstaid.json', records)
const writeCategory = (id: string, tittle: string, product: string[]) =>
  write('categories/firstaid.json', buildExampleCategoryRecord({ id, tittle, product, img: '' }))
/** The last of them is yet to be written. */
const writeInformation = (...slugs: string[]) =>
  write(
    'information.json',
    slugs.map((slug) => ({ slug, tittle: slug, dec: slug, ...(slug !== 'draft' && { shows: 'cookies' }) })),
  )
const writeGroup = (...categories: string[]) =>
  write('groups.json', [{ id: 'all', tittle: 'All', dec: 'Everything.', categories }])

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'changes-'))
  folder = path.join(root, 'my shop')
  write('shop.json', EXAMPLE_SHOP)
  writeInformation('terms', 'returns', 'draft')
  writeGroup('firstaid')
  write('categories/home.json', buildExampleCategoryRecord({ id: '/', tittle: 'Home', img: '', product: [] }))
  writeCategory('firstaid', 'First aid', ['nitrile-gloves', 'gauze'])
  writeProducts(gloves(), gloves({ slug: 'gauze', sku: 'G-1', discription: 'Gauze' }))
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'A shop')
})
afterEach(() => rmSync(root, { recursive: true }))

const findOdd = () => checkCatalogue(folder).problems.filter(({ message }) => message.includes('last commit'))
const listMoves = () => proposeMoves(checkCatalogue(folder).files!, readLastCommit(folder)!)

test('what nobody has changed is compared with nothing', () => {
  expect(readLastCommit(folder)).toEqual(new Map())
  expect(findOdd()).toEqual([])
})

test('a folder that no git keeps is checked without', () => {
  rmSync(path.join(root, '.git'), { recursive: true })
  writeProducts(gloves({ NewPrice: '£120.00', fromPrice: '£100.00' }))
  expect(readLastCommit(folder)).toBeUndefined()
  expect(findOdd()).toEqual([])
})

describe('a price', () => {
  test('with a digit wrong is reported before the rate that it no longer fits', () => {
    writeProducts(gloves({ NewPrice: '£120.00' }), gloves({ slug: 'gauze', sku: 'G-1', discription: 'Gauze' }))
    const fields = checkCatalogue(folder).problems.flatMap(({ record, field }) =>
      record === 'nitrile-gloves' && /Price$/.test(field) ? [field] : [],
    )
    expect(fields).toEqual(['NewPrice', 'fromPrice'])
  })

  test.each([
    ['£120.00', '£100.00'],
    ['£1.20', '£1.00'],
  ])('that has become %s from £12.00 is reported with both, at its place', (NewPrice, fromPrice) => {
    writeProducts(gloves({ NewPrice, fromPrice }), gloves({ slug: 'gauze', sku: 'G-1', discription: 'Gauze' }))
    expect(findOdd()).toMatchObject([
      { level: 'warning', file: 'products/firstaid.json', record: 'nitrile-gloves', field: 'NewPrice', line: 8 },
    ])
    expect(findOdd()[0]?.message).toContain(`£12.00 at the last commit and is ${NewPrice} now`)
  })

  test('that has risen by half is not', () => {
    writeProducts(
      gloves({ NewPrice: '£18.00', fromPrice: '£15.00' }),
      gloves({ slug: 'gauze', sku: 'G-1', discription: 'Gauze' }),
    )
    expect(findOdd()).toEqual([])
  })
})

describe('an address that is gone', () => {
  test.each<[string, () => void, MovedRecord[]]>([
    [
      'of a product that has another name leads to the one with its code',
      () => {
        writeProducts(gloves({ slug: 'gloves' }), gloves({ slug: 'gauze', sku: 'G-1', discription: 'Gauze' }))
        writeCategory('firstaid', 'First aid', ['gloves', 'gauze'])
      },
      [{ from: '/detail/nitrile-gloves', to: '/detail/gloves' }],
    ],
    [
      'of a product that has left leads to its successor, which it does not become',
      () => {
        write('status.json', [{ slug: 'gauze', discontinued: true, replacedBy: 'nitrile-gloves' }])
        git('add', '.')
        git('commit', '--quiet', '--message', 'Gauze is to go')
        write('status.json', [])
        writeProducts(gloves())
        writeCategory('firstaid', 'First aid', ['nitrile-gloves'])
      },
      [{ from: '/detail/gauze', to: '/detail/nitrile-gloves', successor: true }],
    ],
    [
      'of a product that has left leads to its category',
      () => {
        writeProducts(gloves())
        writeCategory('firstaid', 'First aid', ['nitrile-gloves'])
      },
      [{ from: '/detail/gauze', to: '/firstaid' }],
    ],
    [
      'of a category with another name leads to the one with its title',
      () => {
        writeCategory('first-aid', 'First aid', ['nitrile-gloves', 'gauze'])
        writeGroup('first-aid')
      },
      [{ from: '/firstaid', to: '/first-aid' }],
    ],
    [
      'of a category with another name and title leads to the one with its products',
      () => {
        writeCategory('aid', 'Aid', ['nitrile-gloves', 'gauze'])
        writeGroup('aid')
      },
      [{ from: '/firstaid', to: '/aid' }],
    ],
    [
      'of a page about the shop with another name leads to what stands in its place, and one never published nowhere',
      () => writeInformation('terms-of-sale', 'returns'),
      [{ from: '/terms', to: '/terms-of-sale' }],
    ],
    [
      'that the list has already is not proposed',
      () => {
        writeProducts(gloves())
        writeCategory('firstaid', 'First aid', ['nitrile-gloves'])
        write('moved.json', [{ from: '/detail/gauze', to: '/' }])
      },
      [],
    ],
    [
      'is none where the home page has only changed',
      () =>
        write('categories/home.json', buildExampleCategoryRecord({ id: '/', tittle: 'Welcome', img: '', product: [] })),
      [],
    ],
    [
      'of a shop that is published elsewhere now is not proposed',
      () => {
        writeProducts(gloves())
        writeCategory('firstaid', 'First aid', ['nitrile-gloves'])
        write('shop.json', { ...EXAMPLE_SHOP, url: 'https://own.example/' })
      },
      [],
    ],
  ])('%s', (_, change, moves) => {
    change()
    expect(listMoves()).toEqual(moves)
    expect(findOdd()).toHaveLength(moves.length)
    for (const move of moves) expect(findOdd()[0]?.message).toContain(JSON.stringify(move))
  })

  test('in a file that cannot be read is not gone', () => {
    writeFileSync(path.join(folder, 'products/firstaid.json'), '[{"slug": "nitrile-gloves"}, {"slug": "gauze",}]')
    expect(checkCatalogue(folder).problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'products/firstaid.json:1:47',
      expect.stringContaining('categories') as string,
      expect.stringContaining('categories') as string,
    ])
    expect(listMoves()).toEqual([])
  })
})
