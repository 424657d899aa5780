import { describePharmacy } from '../medicines/pharmacy.ts'
import { DEMONSTRATION_TEXT } from '../page/demonstration.ts'
import type { OrderDetails } from './details.ts'
import { findMissingForPeppol } from './findMissingForPeppol.ts'
import type { Order, OrderLine } from './order.ts'
import { formatSumDecimal } from './orderMoney.ts'
import { formatXml, type XmlNode } from './xml.ts'

/** Peppol BIS Ordering 3, profile "order only": the shop does not answer electronically. */
const CUSTOMIZATION = 'urn:fdc:peppol.eu:poacc:trns:order:3'
const PROFILE = 'urn:fdc:peppol.eu:poacc:bis:order_only:3'
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const NAMESPACES = {
  xmlns: `${UBL}:Order-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
}
/** The scheme of GTINs among registered identifiers (ISO 6523). */
const GTIN_SCHEME = '0160'

/** Units of UN/ECE Recommendation 20; those of Recommendation 21 begin with X. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  ...{ each: 'EA', box: 'XBX', pack: 'XPK', case: 'XCS', carton: 'XCT', roll: 'XRO', tube: 'XTU', tub: 'XTB' },
  ...{ bottle: 'XBO', canister: 'XCI', pair: 'PR', set: 'SET', kit: 'KT', ream: 'RM' },
}
/** "One", for a unit that the list does not have. */
const ONE = 'C62'

/**
 * The order as UBL 2.1, by the rules of Peppol BIS Ordering 3 (OpenPEPPOL/poacc-upgrade-3, transaction T01). Undefined
 * where the shop is not in the network or something is missing.
 */
export function formatPeppolOrder(order: Order): string | undefined {
  const { peppol } = order.seller
  if (!peppol || findMissingForPeppol(order).length > 0) return undefined
  const { details, reference, total } = order
  return formatXml(
    [
      'Order',
      [
        ['cbc:CustomizationID', CUSTOMIZATION],
        ['cbc:ProfileID', PROFILE],
        ['cbc:ID', details.poNumber || reference],
        ['cbc:IssueDate', details.date],
        ['cbc:Note', formatNote(order)],
        ['cbc:DocumentCurrencyCode', order.currency],
        ['cbc:CustomerReference', details.name],
        ['cbc:AccountingCost', details.costCentre],
        ['cac:OriginatorDocumentReference', [['cbc:ID', reference]]],
        ['cac:BuyerCustomerParty', [buildBuyer(order)]],
        ['cac:SellerSupplierParty', [buildSeller(order, peppol)]],
        buildInvoicee(order),
        buildDelivery(order),
        ['cac:TaxTotal', [amount('cbc:TaxAmount', total.incPence - total.exPence, order)]],
        [
          'cac:AnticipatedMonetaryTotal',
          [
            amount('cbc:LineExtensionAmount', total.exPence, order),
            amount('cbc:TaxExclusiveAmount', total.exPence, order),
            amount('cbc:TaxInclusiveAmount', total.incPence, order),
            amount('cbc:PayableAmount', total.incPence, order),
          ],
        ],
        ...order.lines.map((line) => buildLine(line, order)),
      ],
    ],
    NAMESPACES,
    `Draft of order ${reference}. Not yet sent to anyone.`,
  )
}

function formatNote({ details, terms, pharmacy, isDemonstration }: Order): string {
  return [
    isDemonstration && DEMONSTRATION_TEXT,
    details.note,
    ...terms,
    pharmacy && `Pharmacy: ${describePharmacy(pharmacy)}.`,
  ]
    .filter(Boolean)
    .join('\n')
}

function amount(name: string, pence: number, order: Order): XmlNode {
  return [name, formatSumDecimal(pence, order), { currencyID: order.currency }]
}

function buildBuyer({ details }: Order): XmlNode {
  return [
    'cac:Party',
    [
      ['cbc:EndpointID', details.peppolId, { schemeID: details.peppolScheme }],
      ['cac:PartyName', [['cbc:Name', details.organisation]]],
      ['cac:PartyLegalEntity', [['cbc:RegistrationName', details.organisation]]],
      [
        'cac:Contact',
        [
          ['cbc:Name', details.name],
          ['cbc:Telephone', details.telephone],
          ['cbc:ElectronicMail', details.email],
        ],
      ],
    ],
  ]
}

function buildSeller({ seller }: Order, peppol: NonNullable<Order['seller']['peppol']>): XmlNode {
  return [
    'cac:Party',
    [
      ['cbc:EndpointID', peppol.id, { schemeID: peppol.scheme }],
      ['cac:PartyName', [['cbc:Name', seller.name]]],
      [
        'cac:PostalAddress',
        [
          ['cbc:StreetName', seller.street],
          ['cbc:CityName', seller.city],
          ['cbc:PostalZone', seller.postcode],
          ['cac:Country', [['cbc:IdentificationCode', seller.country]]],
        ],
      ],
      ['cac:PartyLegalEntity', [['cbc:RegistrationName', peppol.registeredName]]],
      [
        'cac:Contact',
        [
          ['cbc:Telephone', seller.telephone],
          ['cbc:ElectronicMail', seller.email],
        ],
      ],
    ],
  ]
}

/** The recipient of the invoice, where that is not the buyer. */
function buildInvoicee({ details, seller }: Order): XmlNode {
  if (details.invoice === '') return undefined
  return [
    'cac:AccountingCustomerParty',
    [
      [
        'cac:Party',
        [
          ['cac:PostalAddress', listAddress(details.invoice, seller)],
          ['cac:PartyLegalEntity', [['cbc:RegistrationName', details.organisation]]],
        ],
      ],
    ],
  ]
}

/** The form asks for addresses in the shop's own country. */
function listAddress(text: string, seller: Order['seller'], town?: Pick<OrderDetails, 'town' | 'postcode'>): XmlNode[] {
  const [first = '', second = '', ...rest] = text.split('\n')
  return [
    ['cbc:StreetName', first],
    ['cbc:AdditionalStreetName', second],
    ['cbc:CityName', town?.town ?? ''],
    ['cbc:PostalZone', town?.postcode ?? ''],
    ['cac:AddressLine', [['cbc:Line', rest.filter(Boolean).join(', ')]]],
    ['cac:Country', [['cbc:IdentificationCode', seller.country]]],
  ]
}

function buildDelivery({ details, seller }: Order): XmlNode {
  return [
    'cac:Delivery',
    [
      ['cac:DeliveryLocation', [['cac:Address', listAddress(details.street, seller, details)]]],
      ['cac:RequestedDeliveryPeriod', [['cbc:EndDate', details.wantedBy]]],
      ['cac:DeliveryParty', [['cac:PartyName', [['cbc:Name', details.organisation]]]]],
    ],
  ]
}

function buildLine(line: OrderLine, order: Order): XmlNode {
  const unitCode = UNIT_CODES[line.unit] ?? ONE
  const from = line.isFrom ? 'The price is the least that the options cost.' : ''
  return [
    'cac:OrderLine',
    [
      ['cbc:Note', [line.note, from].filter(Boolean).join(' ')],
      [
        'cac:LineItem',
        [
          ['cbc:ID', String(line.number)],
          ['cbc:Quantity', String(line.quantity), { unitCode }],
          amount('cbc:LineExtensionAmount', line.netPence, order),
          ['cbc:AccountingCost', line.costCentre],
          [
            'cac:Price',
            [amount('cbc:PriceAmount', line.unitPrice.exPence, order), ['cbc:BaseQuantity', '1', { unitCode }]],
          ],
          buildItem(line),
        ],
      ],
    ],
  ]
}

function buildItem(line: OrderLine): XmlNode {
  return [
    'cac:Item',
    [
      ['cbc:Name', line.title],
      ['cac:SellersItemIdentification', [['cbc:ID', line.sku]]],
      ['cac:StandardItemIdentification', [['cbc:ID', line.gtin, { schemeID: GTIN_SCHEME }]]],
      buildTax(line),
      buildProperty('Pack', line.pack),
      buildProperty('Options', line.options),
      buildProperty('Engraving', line.engraving),
      buildProperty('Supplied by', line.suppliedBy),
    ],
  ]
}

/** Nothing where the rate is 0 or unknown: the prices do not tell zero-rated goods from exempt ones. */
function buildTax({ rate }: OrderLine): XmlNode {
  if (!rate) return undefined
  return [
    'cac:ClassifiedTaxCategory',
    [
      ['cbc:ID', 'S'],
      ['cbc:Percent', String(rate)],
      ['cac:TaxScheme', [['cbc:ID', 'VAT']]],
    ],
  ]
}

function buildProperty(name: string, value: string): XmlNode {
  if (value === '') return undefined
  return [
    'cac:AdditionalItemProperty',
    [
      ['cbc:Name', name],
      ['cbc:Value', value],
    ],
  ]
}
