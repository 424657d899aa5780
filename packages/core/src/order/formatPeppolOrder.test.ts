// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildExampleProduct, EXAMPLE_SHOP } from '../fixtures/examples.ts'
import { anyOrder, buildExampleOrder } from '../fixtures/orderExamples.ts'
import { findAll, findBroken, findText, LINE, parseXml } from '../fixtures/peppolRules.ts'
import { findMissingForPeppol } from './findMissingForPeppol.ts'
import { formatPeppolOrder } from './formatPeppolOrder.ts'

describe('the draft', () => {
  test('keeps every rule that is published, whatever is ordered and written', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const xml = formatPeppolOrder(order)
        fc.pre(xml !== undefined)
        expect(findBroken(parseXml(xml))).toEqual([])
      }),
      { numRuns: 50 },
    )
  }, 30_000)

  test('says that it is one, and names the order both ways', () => {
    const xml = formatPeppolOrder(buildExampleOrder())!
    expect(xml).toContain('<!-- Draft of order PM-20261121-7F3K. Not yet sent to anyone. -->')
    const root = parseXml(xml)
    expect(findText(root, 'cbc:ID')).toBe('PO-4471')
    expect(findText(root, 'cac:OriginatorDocumentReference/cbc:ID')).toBe('PM-20261121-7F3K')
    expect(findText(root, 'cbc:AccountingCost')).toBe('W7-2210')
  })

  test('says by when it is wanted, where the invoice goes and how the buyer is reached, where they are given', () => {
    const read = (facts: Parameters<typeof buildExampleOrder>[0]) => {
      const root = parseXml(formatPeppolOrder(buildExampleOrder(facts))!)
      const invoicee = 'cac:AccountingCustomerParty/cac:Party/cac:PostalAddress'
      return [
        findText(root, 'cac:Delivery/cac:RequestedDeliveryPeriod/cbc:EndDate'),
        findText(root, `${invoicee}/cbc:StreetName`),
        findText(root, `${invoicee}/cac:AddressLine/cbc:Line`),
        findText(root, 'cac:BuyerCustomerParty/cac:Party/cac:Contact/cbc:Telephone'),
      ]
    }
    expect(read({})).toEqual(['2026-11-30', 'Accounts Payable', 'Truro TR1 9XX', '01326 555 010'])
    expect(read({ details: { wantedBy: '', invoice: '', telephone: '' } })).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ])
  })

  test('states a VAT category only where the prices tell the rate and it is not nought', () => {
    const at = (incPence: number) => {
      const products = [
        buildExampleProduct({
          priceExVat: { pence: 1000, isFrom: false },
          priceIncVat: { pence: incPence, isFrom: false },
        }),
      ]
      const item = findAll(parseXml(formatPeppolOrder(buildExampleOrder({ products }))!), `${LINE}/cac:Item`)[0]!
      return findText(item, 'cac:ClassifiedTaxCategory/cbc:Percent')
    }
    expect([at(1200), at(1050), at(1000), at(1100)]).toEqual(['20', '5', undefined, undefined])
  })
})

describe('the check itself can fail:', () => {
  const good = formatPeppolOrder(buildExampleOrder())!
  test.each([
    [
      'PEPPOL-T01-R008',
      '<cbc:LineExtensionAmount currencyID="GBP">10.00',
      '<cbc:LineExtensionAmount currencyID="GBP">9.99',
    ],
    ['PEPPOL-T01-R017', '<cbc:TaxAmount currencyID="GBP">2.00', '<cbc:TaxAmount currencyID="GBP">1.99'],
    ['PEPPOL-T01-R003', '<cbc:TaxAmount currencyID="GBP">', '<cbc:TaxAmount currencyID="EUR">'],
    ['PEPPOL-T01-R028', '<cbc:TaxAmount currencyID="GBP">2.00', '<cbc:TaxAmount currencyID="GBP">2.000'],
    ['PEPPOL-T01-R031', 'order_only:3', 'order_maybe:3'],
    ['PEPPOL-T01-R030', '<cbc:Percent>20', '<cbc:Percent>0'],
    ['PEPPOL-COMMON-R001', '<cbc:Name>Ada Penrose', '<cbc:Name>'],
    ['PEPPOL-COMMON-R030', '<cbc:IssueDate>2026-11-21', '<cbc:IssueDate>21/11/2026'],
    ['PEPPOL-COMMON-R040', '7300010000001', '7300010000002'],
    ['mandatory cac:Item/cbc:Name', '<cbc:Name>Nitrile gloves</cbc:Name>', ''],
  ])('%s', (rule, right, wrong) => {
    expect(good).toContain(right)
    expect(findBroken(parseXml(good.replace(right, wrong)))).toContain(rule)
  })

  test('the order of elements', () => {
    const [, note, code] =
      /(<cbc:Note>.*<\/cbc:Note>)\s*(<cbc:DocumentCurrencyCode>.*<\/cbc:DocumentCurrencyCode>)/.exec(good)!
    expect(findBroken(parseXml(good.replace(note!, '').replace(code!, code! + note!)))).toEqual([
      'sequence of ubl:Order',
    ])
  })
})

test('of a shop that is not in the network there is none', () => {
  expect(formatPeppolOrder(buildExampleOrder({ shop: EXAMPLE_SHOP }))).toBeUndefined()
})

describe('what is missing is named, and nothing is offered', () => {
  test.each([
    ['the buyer’s identifier', { details: { peppolId: '' } }, /Your Peppol identifier/],
    ['the organisation', { details: { organisation: '' } }, /name of your organisation/],
    ['a code of an item', { products: [buildExampleProduct({ sku: '' })] }, /Line 1 has neither a SKU nor a GTIN/],
  ])('%s', (_name, facts, message) => {
    const order = buildExampleOrder(facts)
    expect(findMissingForPeppol(order)).toEqual([expect.stringMatching(message)])
    expect(formatPeppolOrder(order)).toBeUndefined()
  })
})
