import { afterEach, expect, test } from 'vitest'
import { buildMoney } from '../catalogue/buildMoney.ts'
import { buildExampleOrder } from '../fixtures/orderExamples.ts'
import { setMoney } from '../money/shopMoney.ts'
import { listAmountColumns } from './orderTable.ts'

afterEach(() => setMoney(buildMoney(undefined)))

test.each<[string, Parameters<typeof buildMoney>[0], string[], string, 'netPence' | 'incPence']>([
  ['both prices', {}, ['Unit ex.VAT', 'Unit inc.VAT'], 'Line ex.VAT', 'netPence'],
  ['prices with VAT alone', { showExVat: false }, ['Unit inc.VAT'], 'Line inc.VAT', 'incPence'],
  ['no VAT', { vatRates: [] }, ['Unit'], 'Line', 'incPence'],
])('a shop of %s states each amount of a line that it has, and no other', (_, facts, titles, title, sum) => {
  setMoney(buildMoney({ currency: 'EUR', ...facts }))
  const { units, line } = listAmountColumns()
  expect(units.map(({ title }) => title)).toEqual(titles)
  expect(line.title).toBe(title)
  for (const ordered of buildExampleOrder().lines) {
    const { quantity, unitPrice, netPence } = ordered
    expect(units.at(-1)!.read(ordered)).toBe(unitPrice.incPence)
    expect(line.read(ordered)).toBe(sum === 'netPence' ? netPence : unitPrice.incPence * quantity)
  }
})
