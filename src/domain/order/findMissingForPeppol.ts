import type { Order } from './order.ts'

/** What an electronic order still lacks, in words for the buyer; empty where `formatPeppolOrder` can be used. */
export function findMissingForPeppol({ seller, details, lines }: Order): string[] {
  const nameless = lines.filter(({ sku, gtin }) => sku === '' && gtin === '')
  return [
    ...(lines.length > 0 ? [] : ['There is nothing to order.']),
    ...(seller.peppol ? [] : [`${seller.name} has not stated a Peppol identifier, so it cannot receive one.`]),
    ...(details.peppolId && details.peppolScheme ? [] : ['Your Peppol identifier and its scheme are not filled in.']),
    ...(details.organisation ? [] : ['The name of your organisation is not filled in.']),
    ...nameless.map(({ number, title }) => `Line ${number} has neither a SKU nor a GTIN: ${title}.`),
  ]
}
