import { afterEach, describe, expect, test } from 'vitest'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { explainDecimal, readAmount } from '../check/amounts.ts'
import { findColumnDecimals } from './columnDecimals.ts'
import { findOddPrices, formatAcceptFlag, parseAccepted, type ReadPrice } from './oddPrices.ts'
import { type ImportChoices, planImport } from './planImport.ts'
import type { TableRow } from './readTable.ts'
import { buildTestShop } from './shopFiles.ts'

const CHOICES: ImportChoices = { vat: 20, whole: undefined, isOwn: true }
const files = buildTestShop()
const price = (NewPrice: string, at: number, cells: Record<string, string> = {}): TableRow => ({
  line: at + 2,
  cells: { slug: `p-${at}`, discription: `Part ${at}`, smalltittle: 'T', categories: 'bells', NewPrice, ...cells },
})
const plan = (rows: readonly TableRow[], choices = CHOICES) => planImport(rows, files, choices)

afterEach(() => setMoney(buildMoney(undefined)))

describe('the decimal sign is a matter of the column', () => {
  const column = (...texts: string[]) => texts.map((NewPrice) => ({ cells: { NewPrice } }))

  test.each([
    [['2,95', '3,5 €', '2,955'], ','],
    [['2.95', '£1,250.00', '3,95'], '.'],
    [['From 2,95', '12'], ','],
    [['2,955', '3.100', '12'], undefined],
    [['2,95', '2.95'], undefined],
  ])('%s: %s', (texts, sign) => {
    expect(findColumnDecimals(column(...texts))['NewPrice']).toBe(sign)
  })

  test.each([
    ['GBP', 'en-GB', '2,955', ',', undefined],
    ['GBP', 'en-GB', '2.955', ',', 295500],
    ['GBP', 'en-GB', '2.955,10', ',', 295510],
    ['GBP', 'en-GB', '2.95', ',', undefined],
    ['GBP', 'en-GB', '2,955', '.', 295500],
    ['GBP', 'en-GB', '2,95', '.', undefined],
    ['EUR', 'de-DE', '2,955', ',', undefined],
    ['EUR', 'de-DE', '2,9', ',', 290],
    ['EUR', 'de-DE', '2.955', '.', undefined],
    ['EUR', 'de-DE', '2,955', '.', 295500],
    ['KWD', 'en-KW', '2,955', ',', 2955],
    ['JPY', 'ja-JP', '2.955', ',', 2955],
  ] as const)('%s in %s: %s with “%s”', (currency, locale, text, decimal, pence) => {
    setMoney(buildMoney({ currency, locale }))
    expect(readAmount(text, decimal)).toBe(pence)
  })

  test('a cell that disagrees is refused with both readings', () => {
    const rows = [...Array.from({ length: 9 }, (_, at) => price('2,95', at)), price('2,955', 9), price('3.10', 10)]
    const [first, second, ...others] = plan(rows).refusals
    expect(others).toEqual([])
    expect(first).toMatchObject({ line: 11, column: 'NewPrice' })
    expect(first?.reason).toBe(
      '“2,955” in a column of decimal commas is £2,955.00, or 2.955 with one decimal too many. Write it as the others.',
    )
    expect(second?.reason).toContain('“3.10” has a decimal point in a column of decimal commas. If it is £3.10')
  })

  test('what has no reading at all is explained as ever', () => {
    expect(explainDecimal('soon', ',')).toContain('is not a price')
  })
})

describe('a price that is far from the others', () => {
  const prices = ['2.95', '3.10', '4.00', '2.50', '3.00'].map((text, at) => price(text, at))

  test('of its column has to be accepted', () => {
    const rows = [...prices, price('70.00', 5), price('0.15', 6), price('59.00', 7)]
    const { refusals } = plan(rows)
    expect(refusals.map(({ line, column }) => [line, column])).toEqual([
      [7, 'NewPrice'],
      [8, 'NewPrice'],
    ])
    expect(refusals[0]?.reason).toContain('£70.00 is far from the middle price of its column (£3.10)')
    expect(formatAcceptFlag(refusals)).toContain('--accept-prices=7,8,')
    expect(plan(rows, { ...CHOICES, accepted: new Set([7]) }).refusals.map(({ line }) => line)).toEqual([8])
    expect(plan(rows, { ...CHOICES, accepted: 'all' }).refusals).toEqual([])
  })

  test('from what the shop has, too, of a choice as well; one that stays is not asked about', () => {
    const known = (cells: Record<string, string>, line = 2) => ({ line, cells })
    const [first] = plan([known({ slug: 'first-bell', NewPrice: '120' })]).refusals
    expect(first?.reason).toContain('£120.00 is far from what the shop has (£12.00)')
    expect(plan([known({ slug: 'first-bell', NewPrice: '119' })]).refusals).toEqual([])
    const sized = [known({ slug: 'sized-bell' }), known({ slug: 'sized-bell', choice1: 'L', NewPrice: '72' }, 3)]
    expect(plan(sized).refusals.map(({ line }) => line)).toEqual([3])
    const cheap = Array.from({ length: 6 }, (_, at) => price('0.40', at))
    expect(plan([known({ slug: 'first-bell', NewPrice: '£12.00' }, 9), ...cheap]).refusals).toEqual([])
  })

  test('among fewer than five has none to be far from', () => {
    const read = (pence: number, line: number): ReadPrice => {
      return { line, pence, slug: 's', column: 'NewPrice', was: undefined }
    }
    expect(findOddPrices([1, 1, 1, 999].map(read), undefined)).toEqual([])
    expect(findOddPrices([1, 1, 1, 1, 999].map(read), undefined)).toHaveLength(1)
  })

  test.each([
    ['all', 'all'],
    ['823,860', new Set([823, 860])],
    ['some', undefined],
  ])('--accept-prices=%s', (text, read) => {
    expect(parseAccepted(text)).toEqual(read)
  })
})

test('an old price that is not above the price is refused', () => {
  const { refusals } = plan([price('12', 0, { lastPrice: '12.00' })])
  expect(refusals).toMatchObject([{ line: 2, column: 'lastPrice' }])
})

describe('without a slug', () => {
  const named = (sku: string, more: Partial<TableRow> = {}) => ({
    ...{ line: 2, cells: { discription: 'First bell', sku, NewPrice: '13' } },
    ...more,
  })

  test('a line of the same title and another SKU takes nothing over', () => {
    const { refusals } = plan([named('TB-9')])
    expect(refusals).toMatchObject([{ line: 2, column: 'sku' }])
    expect(refusals[0]?.reason).toContain('whose SKU is 0012, and this line has TB-9')
    const made = named('TB-9', { cells: { ...named('TB-9').cells, slug: 'first-bell' }, isSlugMade: true })
    expect(plan([made]).refusals).toHaveLength(1)
  })

  test.each(['0012', '0-012', '12', ''])('one of the same SKU (%s) is the same product', (sku) => {
    expect(plan([named(sku)])).toMatchObject({ refusals: [], changed: ['first-bell'] })
  })
})
