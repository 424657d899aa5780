/**
 * The draft XML against the published rules of Peppol BIS Ordering 3, transaction T01, as far as they are public:
 * OpenPEPPOL/poacc-upgrade-3, `rules/sch/parts/PEPPOL-M-T01.sch`, `rules/sch/parts/common/{empty-elements,rules}.sch`,
 * `structure/syntax/ubl-order.xml` (mandatory elements) and `structure/codelist/` (eas, UNECERec20-11e, UNCL5305,
 * ISO4217). Rules on allowances, charges, VAT numbers and originators are left out: the draft has none of these, which
 * is itself checked. R002 and R013 are only warnings; R013 is met.
 */
import { expect } from 'vitest'
import { isPeppolId, isPeppolScheme } from './peppolId.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const PREFIXES: Readonly<Record<string, string>> = {
  [`${UBL}:CommonBasicComponents-2`]: 'cbc',
  [`${UBL}:CommonAggregateComponents-2`]: 'cac',
  [`${UBL}:Order-2`]: 'ubl',
}

const nameOf = (element: Element) => `${PREFIXES[element.namespaceURI ?? ''] ?? '?'}:${element.localName}`

/** Every element at a path of names below `from`. */
export function findAll(from: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>((found, name) => found.flatMap((e) => [...e.children].filter((c) => nameOf(c) === name)), [from])
}
export const findText = (from: Element, path: string) => findAll(from, path)[0]?.textContent ?? undefined
const all = (root: Element, ...names: string[]) =>
  [...root.querySelectorAll('*')].filter((element) => names.includes(nameOf(element)))
/** Money in hundredths, so that sums are exact. */
const hundredths = (text: string | undefined) => Math.round(Number(text) * 100)

export function parseXml(xml: string): Element {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document.documentElement
}

const TOTAL = 'cac:AnticipatedMonetaryTotal'
export const LINE = 'cac:OrderLine/cac:LineItem'
const AMOUNTS = ['cbc:Amount', 'cbc:TaxAmount', 'cbc:LineExtensionAmount', 'cbc:PriceAmount', 'cbc:BaseAmount']

/** Elements without which `structure/syntax/ubl-order.xml` refuses the document or the element around them. */
const MANDATORY: Readonly<Record<string, readonly string[]>> = {
  'ubl:Order': [
    ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', 'cbc:DocumentCurrencyCode'],
    ...['cac:BuyerCustomerParty/cac:Party', 'cac:SellerSupplierParty/cac:Party', LINE],
  ],
  'cac:BuyerCustomerParty': ['cac:Party/cbc:EndpointID', 'cac:Party/cac:PartyLegalEntity/cbc:RegistrationName'],
  'cac:SellerSupplierParty': [
    ...['cac:Party/cbc:EndpointID', 'cac:Party/cac:PartyLegalEntity/cbc:RegistrationName'],
    'cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode',
  ],
  'cac:DeliveryLocation': ['cac:Address/cac:Country/cbc:IdentificationCode'],
  'cac:DeliveryParty': ['cac:PartyName/cbc:Name'],
  'cac:OriginatorDocumentReference': ['cbc:ID'],
  'cac:TaxTotal': ['cbc:TaxAmount'],
  'cac:AnticipatedMonetaryTotal': ['cbc:LineExtensionAmount', 'cbc:PayableAmount'],
  'cac:OrderLine': ['cac:LineItem'],
  'cac:LineItem': ['cbc:ID', 'cbc:Quantity', 'cac:Item'],
  'cac:Price': ['cbc:PriceAmount'],
  'cac:Item': ['cbc:Name'],
  'cac:SellersItemIdentification': ['cbc:ID'],
  'cac:StandardItemIdentification': ['cbc:ID'],
  'cac:ClassifiedTaxCategory': ['cbc:ID', 'cac:TaxScheme/cbc:ID'],
  'cac:AdditionalItemProperty': ['cbc:Name', 'cbc:Value'],
}

/** The order of elements in UBL 2.1 (`xsd/maindoc/UBL-Order-2.1.xsd` and its components), of those that are used. */
const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  'ubl:Order': [
    ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', 'cbc:Note', 'cbc:DocumentCurrencyCode'],
    ...['cbc:CustomerReference', 'cbc:AccountingCost', 'cac:OriginatorDocumentReference', 'cac:BuyerCustomerParty'],
    ...['cac:SellerSupplierParty', 'cac:Delivery', 'cac:TaxTotal', 'cac:AnticipatedMonetaryTotal', 'cac:OrderLine'],
  ],
  'cac:Party': ['cbc:EndpointID', 'cac:PartyName', 'cac:PostalAddress', 'cac:PartyLegalEntity', 'cac:Contact'],
  'cac:PostalAddress': ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone', 'cac:Country'],
  'cac:Address': [
    ...['cbc:StreetName', 'cbc:AdditionalStreetName', 'cbc:CityName', 'cbc:PostalZone', 'cac:AddressLine'],
    'cac:Country',
  ],
  'cac:Contact': ['cbc:Name', 'cbc:Telephone', 'cbc:ElectronicMail'],
  'cac:Delivery': ['cac:DeliveryLocation', 'cac:DeliveryParty'],
  'cac:AnticipatedMonetaryTotal': [
    ...['cbc:LineExtensionAmount', 'cbc:TaxExclusiveAmount', 'cbc:TaxInclusiveAmount', 'cbc:PayableAmount'],
  ],
  'cac:OrderLine': ['cbc:Note', 'cac:LineItem'],
  'cac:LineItem': ['cbc:ID', 'cbc:Quantity', 'cbc:LineExtensionAmount', 'cac:Price', 'cac:Item'],
  'cac:Price': ['cbc:PriceAmount', 'cbc:BaseQuantity'],
  'cac:Item': [
    ...['cbc:Name', 'cac:SellersItemIdentification', 'cac:StandardItemIdentification', 'cac:ClassifiedTaxCategory'],
    'cac:AdditionalItemProperty',
  ],
  'cac:ClassifiedTaxCategory': ['cbc:ID', 'cbc:Percent', 'cac:TaxScheme'],
  'cac:AdditionalItemProperty': ['cbc:Name', 'cbc:Value'],
}
/** These may come more than once. */
const REPEATED = ['cac:OrderLine', 'cac:AdditionalItemProperty']

/** What a document breaks, by the ids of the rules. */
export function findBroken(root: Element): string[] {
  const broken: string[] = []
  const must = (rule: string, holds: boolean) => void (holds || broken.push(rule))
  const currency = findText(root, 'cbc:DocumentCurrencyCode')
  const total = findAll(root, TOTAL)[0]!
  const sum = (name: string) => hundredths(findText(total, name))
  const lines = findAll(root, LINE)

  for (const element of [root, ...root.querySelectorAll('*')]) {
    const name = nameOf(element)
    if (name.startsWith('cbc:')) must('PEPPOL-COMMON-R001', element.textContent !== '')
    if (name.startsWith('cac:')) must('PEPPOL-COMMON-R002', element.children.length > 0)
    for (const path of MANDATORY[name] ?? [])
      must(
        `mandatory ${name}/${path}`,
        findAll(element, path).some(({ textContent }) => textContent.trim() !== ''),
      )
    const sequence = SEQUENCES[name]
    if (!sequence) continue
    const places = [...element.children].map((child) => sequence.indexOf(nameOf(child)))
    must(
      `sequence of ${name}`,
      places.every((place, index) => place >= (places[index - 1] ?? 0)),
    )
    must(
      `repeats in ${name}`,
      places.every((p, i) => p !== places[i - 1] || REPEATED.includes(sequence[p]!)),
    )
  }
  must('PEPPOL-COMMON-R003', ![...root.attributes].some(({ localName }) => localName === 'schemaLocation'))
  for (const { textContent } of all(root, 'cbc:IssueDate', 'cbc:EndDate'))
    must('PEPPOL-COMMON-R030', /^\d{4}-\d{2}-\d{2}$/.test(textContent) && !Number.isNaN(Date.parse(textContent)))
  for (const { textContent, attributes } of all(root, 'cbc:EndpointID')) {
    const scheme = attributes.getNamedItem('schemeID')?.value ?? ''
    must('code list eas', isPeppolScheme(scheme))
    must('PEPPOL-COMMON-R040', isPeppolId({ scheme, id: textContent }))
  }

  must('PEPPOL-T01-R034', findText(root, 'cbc:CustomizationID')!.startsWith('urn:fdc:peppol.eu:poacc:trns:order:3'))
  must('PEPPOL-T01-R031', findText(root, 'cbc:ProfileID') === 'urn:fdc:peppol.eu:poacc:bis:order_only:3')
  must('code list ISO4217', currency === 'GBP')
  for (const element of [...all(root, ...AMOUNTS), ...total.children]) {
    must('PEPPOL-T01-R003', element.getAttribute('currencyID') === currency)
    must('PEPPOL-T01-R028', (element.textContent.split('.')[1] ?? '').length <= 2)
  }
  must('PEPPOL-T01-R006', sum('cbc:PayableAmount') >= 0)
  must('PEPPOL-T01-R007', sum('cbc:LineExtensionAmount') >= 0)
  const lineSum = lines.reduce((added, line) => added + hundredths(findText(line, 'cbc:LineExtensionAmount')), 0)
  must('PEPPOL-T01-R008', sum('cbc:LineExtensionAmount') === lineSum)
  must('PEPPOL-T01-R009 and R010', all(root, 'cac:AllowanceCharge').length === 0)
  must('PEPPOL-T01-R011', sum('cbc:TaxExclusiveAmount') === sum('cbc:LineExtensionAmount'))
  must('PEPPOL-T01-R014 and R026', all(root, 'cac:OriginatorCustomerParty', 'cac:PartyTaxScheme').length === 0)
  must('PEPPOL-T01-R016', sum('cbc:PayableAmount') === sum('cbc:TaxInclusiveAmount'))
  const tax = hundredths(findText(root, 'cac:TaxTotal/cbc:TaxAmount'))
  must('PEPPOL-T01-R017', sum('cbc:TaxInclusiveAmount') === sum('cbc:TaxExclusiveAmount') + tax)

  const ids = lines.map((line) => findText(line, 'cbc:ID'))
  must('PEPPOL-T01-R001', new Set(ids).size === ids.length)
  for (const line of lines) {
    const quantity = Number(findText(line, 'cbc:Quantity'))
    const price = hundredths(findText(line, 'cac:Price/cbc:PriceAmount'))
    const base = Number(findText(line, 'cac:Price/cbc:BaseQuantity'))
    const amount = hundredths(findText(line, 'cbc:LineExtensionAmount'))
    must('PEPPOL-T01-R004 and R013', quantity >= 0)
    must('PEPPOL-T01-R005', price >= 0)
    must('PEPPOL-T01-R024', Math.abs(amount - quantity * (price / base)) <= 2)
    must('PEPPOL-T01-R025', base > 0)
    const code = findAll(line, 'cbc:Quantity')[0]!.getAttribute('unitCode')
    must('code list UNECERec20', /^(EA|C62|PR|SET|KT|RM|X(BX|PK|CS|CT|RO|TU|TB|BO|CI))$/.test(code ?? ''))
    for (const category of findAll(line, 'cac:Item/cac:ClassifiedTaxCategory')) {
      const [id, percent] = [findText(category, 'cbc:ID'), findText(category, 'cbc:Percent')]
      must('code list UNCL5305', ['AE', 'E', 'S', 'Z', 'G', 'O', 'K', 'L', 'M'].includes(id!))
      must('PEPPOL-T01-R029', percent !== undefined || id === 'O')
      must('PEPPOL-T01-R030', id !== 'S' || Number(percent) > 0)
    }
    for (const id of findAll(line, 'cac:Item/cac:StandardItemIdentification/cbc:ID'))
      must('code list ICD', id.getAttribute('schemeID') === '0160')
  }
  return [...new Set(broken)]
}
