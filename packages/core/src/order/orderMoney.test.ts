import { afterEach, describe, expect, test } from 'vitest'
import { buildMoney } from '../catalogue/buildMoney.ts'
import { buildExampleOrder } from '../fixtures/orderExamples.ts'
import { setMoney } from '../money/shopMoney.ts'
import { buildOrderMail } from './buildOrderMail.ts'
import { buildOrderSheets } from './buildOrderSheets.ts'
import { formatOrderCsv } from './formatOrderCsv.ts'
import { formatOrderText } from './formatOrderText.ts'
import type { Order } from './order.ts'
import { formatSum, formatSumDecimal } from './orderMoney.ts'

afterEach(() => setMoney(buildMoney(undefined)))

/** All that an order is given out as, in one text. */
function writeAll(order: Order): string {
  const sheets = JSON.stringify(buildOrderSheets(order))
  return [formatOrderCsv(order), sheets, formatOrderText(order), decodeURIComponent(buildOrderMail(order).href)].join()
}

describe('the files and texts of an order', () => {
  test('say the shop’s currency', () => {
    setMoney(buildMoney({ currency: 'EUR', locale: 'en-IE' }))
    const all = writeAll(buildExampleOrder())
    expect(all).not.toMatch(/£|GBP/)
    expect(all).toContain('Line ex.VAT (EUR)')
    expect(all).toContain('€')
  })

  test('say one price where prices without VAT are not shown, and the VAT in the total', () => {
    setMoney(buildMoney({ currency: 'EUR', locale: 'en-IE', vatRates: [0, 5, 20], showExVat: false }))
    const all = writeAll(buildExampleOrder())
    expect(all).not.toMatch(/£|GBP|ex\. ?VAT/)
    expect(all).toContain('VAT 20%')
    expect(all).toContain('Total inc.VAT (EUR)')
  })

  test('do not mention VAT in a shop without it', () => {
    setMoney(buildMoney({ currency: 'KWD', locale: 'en-KW', vatRates: [] }))
    const order = buildExampleOrder()
    const all = writeAll({ ...order, seller: { ...order.seller, vatNumber: '' } })
    expect(all).not.toMatch(/VAT/)
    expect(all).toContain('Total (KWD)')
    expect(all).toContain('#,##0.000')
  })
})

test('an order keeps its currency when the shop has another one', () => {
  const order = buildExampleOrder()
  setMoney(buildMoney({ currency: 'JPY', locale: 'ja-JP' }))
  expect(formatSum(123_450, order)).toBe('£1,234.50')
  expect(formatSumDecimal(123_450, order)).toBe('1234.50')
  expect(formatOrderText(order)).not.toContain('¥')
  expect(formatSum(1234, buildExampleOrder())).toBe('¥1,234')
})
